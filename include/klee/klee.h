/* KLEE's functions, as Unsnarl understands them (docs/commands/README.md), for programs that include <klee/klee.h>. */
#ifndef UNSNARL_KLEE_H
#define UNSNARL_KLEE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void klee_make_symbolic(void *at, size_t size, const char *name);
int klee_int(const char *name);
int klee_range(int begin, int end, const char *name);
uintptr_t klee_choose(uintptr_t n);
void klee_assume(uintptr_t condition);
void klee_silent_exit(int status) __attribute__((noreturn));
void klee_abort(void) __attribute__((noreturn));
void klee_report_error(const char *file, int line, const char *message, const char *suffix) __attribute__((noreturn));

void klee_prefer_cex(void *object, uintptr_t condition);
void klee_posix_prefer_cex(void *object, uintptr_t condition);
void klee_warning(const char *message);
void klee_warning_once(const char *message);
void klee_print_expr(const char *message, ...);
void klee_print_range(const char *name, int value);
void klee_stack_trace(void);
void klee_mark_global(void *object);
void klee_open_merge(void);
void klee_close_merge(void);
void klee_set_forking(unsigned on);
void klee_check_memory_access(const void *at, size_t size);
unsigned klee_is_symbolic(uintptr_t value);
unsigned klee_is_replay(void);
int32_t klee_get_value_i32(int32_t value);
uint64_t klee_get_value_i64(uint64_t value);
long klee_get_valuel(long value);

extern void __assert_fail(const char *assertion, const char *file, unsigned line, const char *function)
    __attribute__((__noreturn__));
#define klee_assert(expr) ((expr) ? (void)0 : __assert_fail(#expr, __FILE__, __LINE__, __func__))

#ifdef __cplusplus
}
#endif
#endif

/* What programs of this field say to their tools, besides inputs and assumptions (symbolic.rs): KLEE's functions.
   There are no strings here: they would move the library's variables, and saved runs know their addresses. */
#include <stddef.h>
#include <stdlib.h>

void klee_make_symbolic(void *at, size_t size, const char *name);
void unsnarl_assume(int condition);
void reach_error(void);
void __assert_fail(const char *, const char *, unsigned, const char *);

int klee_int(const char *name) {
    int value;
    klee_make_symbolic(&value, sizeof value, name);
    return value;
}

int klee_range(int begin, int end, const char *name) {
    int value = klee_int(name);
    unsnarl_assume(begin <= value & value < end);
    return value;
}

unsigned long klee_choose(unsigned long n) {
    unsigned long value;
    klee_make_symbolic(&value, sizeof value, NULL);
    unsnarl_assume(value < n);
    return value;
}

__int128 __VERIFIER_nondet_int128(void) {
    __int128 value;
    klee_make_symbolic(&value, sizeof value, NULL);
    return value;
}

unsigned __int128 __VERIFIER_nondet_uint128(void) { return (unsigned __int128)__VERIFIER_nondet_int128(); }

void klee_assert(int condition) {
    if (!condition)
        reach_error();
}

/* The run is of no interest from here on. */
void klee_silent_exit(int status) {
    (void)status;
    unsnarl_assume(0);
}

void klee_abort(void) { abort(); }

void klee_report_error(const char *file, int line, const char *message, const char *suffix) {
    (void)suffix;
    __assert_fail(message, file, (unsigned)line, NULL);
}

/* What makes no difference here. */
void klee_prefer_cex(void *object, unsigned long condition) { (void)object, (void)condition; }
void klee_posix_prefer_cex(void *object, unsigned long condition) { (void)object, (void)condition; }
void klee_warning(const char *message) { (void)message; }
void klee_warning_once(const char *message) { (void)message; }
void klee_print_expr(const char *message, ...) { (void)message; }
void klee_print_range(const char *name, int value) { (void)name, (void)value; }
void klee_stack_trace(void) {}
void klee_mark_global(void *object) { (void)object; }
void klee_open_merge(void) {}
void klee_close_merge(void) {}
void klee_set_forking(unsigned on) { (void)on; }
void klee_check_memory_access(const void *at, size_t size) { (void)at, (void)size; }
unsigned klee_is_symbolic(unsigned long value) {
    (void)value;
    return 0;
}
unsigned klee_is_replay(void) { return 0; }
int klee_get_value_i32(int value) { return value; }
long klee_get_valuel(long value) { return value; }
unsigned long long klee_get_value_i64(unsigned long long value) { return value; }

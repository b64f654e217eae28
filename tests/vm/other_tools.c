//! what: what programs say to other tools: inputs of every type, KLEE's functions, sections; a run that is given up is no failure
//! expect: zeros 1
//! expect: 0 0 0
//! expect: values 3 4 5 0 0
//! expect: section 2
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>
#include <time.h>

signed char __VERIFIER_nondet_schar(void);
unsigned char __VERIFIER_nondet_unsigned_char(void);
signed char __VERIFIER_nondet_s8(void);
unsigned char __VERIFIER_nondet_u8(void);
int8_t __VERIFIER_nondet_int8_t(void);
uint8_t __VERIFIER_nondet_uint8_t(void);
unsigned short __VERIFIER_nondet_unsigned_short(void);
short __VERIFIER_nondet_s16(void);
unsigned short __VERIFIER_nondet_u16(void);
int16_t __VERIFIER_nondet_int16_t(void);
uint16_t __VERIFIER_nondet_uint16_t(void);
int __VERIFIER_nondet_s32(void);
int32_t __VERIFIER_nondet_int32_t(void);
uint32_t __VERIFIER_nondet_uint32_t(void);
wchar_t __VERIFIER_nondet_wchar_t(void);
unsigned long __VERIFIER_nondet_unsigned_long(void);
unsigned long long __VERIFIER_nondet_unsigned_long_long(void);
long __VERIFIER_nondet_s64(void);
unsigned long __VERIFIER_nondet_u64(void);
int64_t __VERIFIER_nondet_int64_t(void);
uint64_t __VERIFIER_nondet_uint64_t(void);
ssize_t __VERIFIER_nondet_ssize_t(void);
off_t __VERIFIER_nondet_off_t(void);
unsigned long __VERIFIER_nondet_sector_t(void);
time_t __VERIFIER_nondet_time_t(void);
ptrdiff_t __VERIFIER_nondet_ptrdiff_t(void);
intptr_t __VERIFIER_nondet_intptr_t(void);
uintptr_t __VERIFIER_nondet_uintptr_t(void);
unsigned long __VERIFIER_nondet_pthread_t(void);
char *__VERIFIER_nondet_charp(void);
char *__VERIFIER_nondet_pchar(void);
const char *__VERIFIER_nondet_const_char_pointer(void);
void __VERIFIER_nondet_memory(void *, size_t);
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
void assume_abort_if_not(int);
int klee_int(const char *);
int klee_range(int, int, const char *);
unsigned long klee_choose(unsigned long);
void klee_assert(int);
void klee_silent_exit(int);
void klee_abort(void);
void klee_report_error(const char *, int, const char *, const char *);
void klee_prefer_cex(void *, unsigned long);
void klee_posix_prefer_cex(void *, unsigned long);
void klee_warning(const char *);
void klee_warning_once(const char *);
void klee_print_expr(const char *, ...);
void klee_print_range(const char *, int);
void klee_stack_trace(void);
void klee_mark_global(void *);
void klee_open_merge(void);
void klee_close_merge(void);
void klee_set_forking(unsigned);
void klee_check_memory_access(const void *, size_t);
unsigned klee_is_symbolic(unsigned long);
unsigned klee_is_replay(void);
int klee_get_value_i32(int);
long klee_get_valuel(long);
unsigned long long klee_get_value_i64(unsigned long long);

static int __VERIFIER_atomic_next(int n)
{
    return n + 1;
}

int main(int argc, char **argv)
{
    int none = 1, value = 3;
    char memory[5] = {1, 2, 3, 4, 5};
    (void)argv;
    none &= __VERIFIER_nondet_schar() == 0;
    none &= __VERIFIER_nondet_unsigned_char() == 0;
    none &= __VERIFIER_nondet_s8() == 0;
    none &= __VERIFIER_nondet_u8() == 0;
    none &= __VERIFIER_nondet_int8_t() == 0;
    none &= __VERIFIER_nondet_uint8_t() == 0;
    none &= __VERIFIER_nondet_unsigned_short() == 0;
    none &= __VERIFIER_nondet_s16() == 0;
    none &= __VERIFIER_nondet_u16() == 0;
    none &= __VERIFIER_nondet_int16_t() == 0;
    none &= __VERIFIER_nondet_uint16_t() == 0;
    none &= __VERIFIER_nondet_s32() == 0;
    none &= __VERIFIER_nondet_int32_t() == 0;
    none &= __VERIFIER_nondet_uint32_t() == 0;
    none &= __VERIFIER_nondet_wchar_t() == 0;
    none &= __VERIFIER_nondet_unsigned_long() == 0;
    none &= __VERIFIER_nondet_unsigned_long_long() == 0;
    none &= __VERIFIER_nondet_s64() == 0;
    none &= __VERIFIER_nondet_u64() == 0;
    none &= __VERIFIER_nondet_int64_t() == 0;
    none &= __VERIFIER_nondet_uint64_t() == 0;
    none &= __VERIFIER_nondet_ssize_t() == 0;
    none &= __VERIFIER_nondet_off_t() == 0;
    none &= __VERIFIER_nondet_sector_t() == 0;
    none &= __VERIFIER_nondet_time_t() == 0;
    none &= __VERIFIER_nondet_ptrdiff_t() == 0;
    none &= __VERIFIER_nondet_intptr_t() == 0;
    none &= __VERIFIER_nondet_uintptr_t() == 0;
    none &= __VERIFIER_nondet_pthread_t() == 0;
    none &= __VERIFIER_nondet_charp() == 0;
    none &= __VERIFIER_nondet_pchar() == 0;
    none &= __VERIFIER_nondet_const_char_pointer() == 0;
    __VERIFIER_nondet_memory(memory, sizeof memory);
    for (int i = 0; i < 5; i++)
        none &= memory[i] == 0;
    printf("zeros %d\n", none);
    assume_abort_if_not(argc);
    printf("%d %d %lu\n", klee_int("i"), klee_range(-1, 2, "r"), klee_choose(3));
    klee_prefer_cex(&value, value == 3);
    klee_posix_prefer_cex(&value, value == 3);
    klee_warning("w");
    klee_warning_once("w");
    klee_print_expr("value", value);
    klee_print_range("value", value);
    klee_stack_trace();
    klee_mark_global(&value);
    klee_open_merge();
    klee_close_merge();
    klee_set_forking(0);
    klee_check_memory_access(&value, sizeof value);
    klee_assert(value == 3);
    printf("values %d %ld %llu %u %u\n", klee_get_value_i32(3), klee_get_valuel(4), klee_get_value_i64(5),
           klee_is_symbolic(7), klee_is_replay());
    __VERIFIER_atomic_begin();
    value = __VERIFIER_atomic_next(1);
    __VERIFIER_atomic_end();
    printf("section %d\n", value);
    fflush(stdout);
    if (argc > 100) {
        klee_report_error("file", 1, "message", "suffix");
        klee_abort();
    }
    klee_silent_exit(1);
    printf("never\n");
    return 1;
}

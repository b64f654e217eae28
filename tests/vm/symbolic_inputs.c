//! what: inputs that could be anything are zero unless a run says otherwise, and a false assumption ends the run
//! expect: 0 0 0 0 0
//! expect: 0 0 0 0 0 0 0 0 0 0
//! expect: 0 0 0 0 0 0 0 0 0 0
//! expect: assumed
#include <stdio.h>

void unsnarl_symbolic(void *, unsigned long, const char *);
void klee_make_symbolic(void *, unsigned long, const char *);
void unsnarl_assume(int);
void klee_assume(unsigned long);
void __VERIFIER_assume(int);
_Bool __VERIFIER_nondet_bool(void);
_Bool __VERIFIER_nondet__Bool(void);
char __VERIFIER_nondet_char(void);
unsigned char __VERIFIER_nondet_uchar(void);
short __VERIFIER_nondet_short(void);
unsigned short __VERIFIER_nondet_ushort(void);
int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);
unsigned __VERIFIER_nondet_unsigned(void);
unsigned __VERIFIER_nondet_unsigned_int(void);
unsigned __VERIFIER_nondet_u32(void);
float __VERIFIER_nondet_float(void);
long __VERIFIER_nondet_long(void);
unsigned long __VERIFIER_nondet_ulong(void);
long long __VERIFIER_nondet_longlong(void);
unsigned long long __VERIFIER_nondet_ulonglong(void);
unsigned long __VERIFIER_nondet_size_t(void);
long __VERIFIER_nondet_loff_t(void);
void *__VERIFIER_nondet_pointer(void);
double __VERIFIER_nondet_double(void);

int main(void)
{
    int n = 5;
    char text[4] = "abc";
    unsnarl_symbolic(&n, sizeof n, "n");
    klee_make_symbolic(text, sizeof text, "text");
    printf("%d %d %d %d %d\n", n, text[0], text[1], text[2], text[3]);
    printf("%d %d %d %d ", __VERIFIER_nondet_bool(), __VERIFIER_nondet__Bool(), __VERIFIER_nondet_char(),
           __VERIFIER_nondet_uchar());
    printf("%d %d %d %u %u %u\n", __VERIFIER_nondet_short(), __VERIFIER_nondet_ushort(), __VERIFIER_nondet_int(),
           __VERIFIER_nondet_uint(), __VERIFIER_nondet_unsigned(), __VERIFIER_nondet_unsigned_int());
    printf("%u %d %ld %lu ", __VERIFIER_nondet_u32(), (int)__VERIFIER_nondet_float(), __VERIFIER_nondet_long(),
           __VERIFIER_nondet_ulong());
    printf("%lld %llu %lu %ld %d %d\n", __VERIFIER_nondet_longlong(), __VERIFIER_nondet_ulonglong(),
           __VERIFIER_nondet_size_t(), __VERIFIER_nondet_loff_t(), __VERIFIER_nondet_pointer() != 0,
           (int)__VERIFIER_nondet_double());
    unsnarl_assume(n == 0);
    klee_assume(1);
    __VERIFIER_assume(1);
    puts("assumed");
    __VERIFIER_assume(n != 0);
    puts("never");
    return 1;
}

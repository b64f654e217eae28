//! what: inputs of many types: bool, char, short, unsigned long, float
//! find: assertion
//! input: flag = 1
//! input: letter = 81
//! input: small = -12345
//! input: large = 0xdeadbeefcafe
//! input: unit = 200
#include <assert.h>

_Bool __VERIFIER_nondet_bool(void);
char __VERIFIER_nondet_char(void);
short __VERIFIER_nondet_short(void);
unsigned long __VERIFIER_nondet_ulong(void);
unsigned char __VERIFIER_nondet_uchar(void);
void __VERIFIER_assume(int);

int main(void)
{
    _Bool flag = __VERIFIER_nondet_bool();
    char letter = __VERIFIER_nondet_char();
    short small = __VERIFIER_nondet_short();
    unsigned long large = __VERIFIER_nondet_ulong();
    unsigned char unit = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(letter > 'A' && letter < 'Z');
    if (flag && letter == 'Q' && small == -12345 && large == 0xdeadbeefcafe)
        assert(unit != 200); //~ FAIL
    return 0;
}

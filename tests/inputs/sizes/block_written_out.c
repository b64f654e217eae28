//! what: an input says how much of a buffer is written: more than there is
//! find: stack-out-of-bounds
//! input: n = 40
#include <stdio.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    char block[32] = "";
    unsigned n = __VERIFIER_nondet_uint();
    if (n < 64)
        fwrite(block, 1, n, stdout); //~ FAIL
    return 0;
}

//! what: a length from outside, with which a buffer is overrun by what memcpy copies
//! find: stack-out-of-bounds
#include <stdlib.h>
#include <string.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    char from[64] = "", to[40];
    unsigned n = __VERIFIER_nondet_uint();
    if (n > sizeof from)
        return 0;
    memcpy(to, from, n); //~ FAIL
    return to[0];
}

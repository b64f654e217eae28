//! what: a size from outside of which malloc gives nothing, and nobody looks
//! find: null-access
#include <stdlib.h>

unsigned long __VERIFIER_nondet_ulong(void);

int main(void)
{
    unsigned long n = __VERIFIER_nondet_ulong();
    if (n < 8)
        return 0;
    char *p = malloc(n);
    p[3] = 1; //~ FAIL
    free(p);
    return 0;
}

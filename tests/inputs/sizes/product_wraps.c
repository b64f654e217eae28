//! what: the number of elements times their size wraps to something small
//! find: heap-out-of-bounds
//! input: count = 0x40000001
#include <stdint.h>
#include <stdlib.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    uint32_t count = __VERIFIER_nondet_uint();
    uint32_t bytes = count * (uint32_t)sizeof(int);
    if (count < 2 || bytes > 64)
        return 0;
    int *all = malloc(bytes ? bytes : 1);
    if (!all)
        return 0;
    all[0] = 1;
    all[1] = 2; //~ FAIL
    free(all);
    return 0;
}

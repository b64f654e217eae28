//! what: an atomic load of a long at an address that is a multiple of four only
//! fail: misaligned-atomic
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char *block = calloc(1, 32);
#ifdef FIXED
    long *volatile p = (long *)(block + 8);
#else
    long *volatile p = (long *)(block + 12);
#endif
    long v = __atomic_load_n(p, __ATOMIC_ACQUIRE); //~ FAIL
    printf("%ld\n", v);
    free(block);
    return 0;
}

//! what: memset of n elements' bytes where the block has n bytes
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
#ifdef FIXED
    int *a = malloc(10 * sizeof *a);
#else
    int *a = malloc(10);
#endif
    memset(a, 0, 10 * sizeof *a); //~ FAIL
    printf("%d\n", a[0]);
    free(a);
    return 0;
}

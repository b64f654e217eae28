//! what: the old length is used after realloc made the block smaller
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int n = 100;
    int *a = calloc((size_t)n, sizeof *a);
    a = realloc(a, 50 * sizeof *a);
#ifdef FIXED
    n = 50;
#endif
    a[n - 1] = 1; //~ FAIL
    printf("%d\n", a[0]);
    free(a);
    return 0;
}

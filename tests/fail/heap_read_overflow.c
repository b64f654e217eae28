//! what: reading one element past a heap array
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *a = calloc(4, sizeof *a);
#ifdef FIXED
    volatile int i = 3;
#else
    volatile int i = 4;
#endif
    int v = a[i]; //~ FAIL
    printf("%d\n", v);
    free(a);
    return 0;
}

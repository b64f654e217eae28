//! what: index -1 of a heap array
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *a = calloc(4, sizeof *a);
#ifdef FIXED
    volatile int i = 0;
#else
    volatile int i = -1;
#endif
    a[i] = 7; //~ FAIL
    printf("%d\n", a[i]);
    free(a);
    return 0;
}

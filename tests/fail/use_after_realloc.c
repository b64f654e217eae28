//! what: the old pointer is used after realloc moved the block
//! fail: use-after-free
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *a = malloc(4 * sizeof *a);
    int *first = &a[0];
    *first = 1;
    a = realloc(a, 100000 * sizeof *a);
#ifdef FIXED
    first = &a[0];
#endif
    *first = 2; //~ FAIL
    printf("%d\n", a[0]);
    free(a);
    return 0;
}

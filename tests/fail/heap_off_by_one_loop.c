//! what: a loop with <= runs one element too far
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int n = 10, sum = 0;
    long *a = malloc((size_t)n * sizeof *a);
#ifdef FIXED
    for (int i = 0; i < n; i++)
#else
    for (int i = 0; i <= n; i++)
#endif
        a[i] = i; //~ FAIL
    for (int i = 0; i < n; i++)
        sum += (int)a[i];
    printf("%d\n", sum);
    free(a);
    return 0;
}

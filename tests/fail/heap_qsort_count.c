//! what: qsort with a count larger than the array
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>

// One macro makes comparator and call, so that both carry the line of its use.
#define SORTER(T, NAME)                                                                 \
    static int NAME##_compare(const void *a, const void *b) {                           \
        return (*(const T *)a > *(const T *)b) - (*(const T *)a < *(const T *)b);       \
    }                                                                                   \
    static void NAME(T *p, size_t n) { qsort(p, n, sizeof *p, NAME##_compare); }

SORTER(int, sort_ints) //~ FAIL

int main(void) {
    int *a = malloc(6 * sizeof *a);
    for (int i = 0; i < 6; i++)
        a[i] = 6 - i;
#ifdef FIXED
    sort_ints(a, 6);
#else
    sort_ints(a, 7);
#endif
    printf("%d\n", a[0]);
    free(a);
    return 0;
}

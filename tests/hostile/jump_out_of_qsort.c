//! what: longjmp out of a comparison
//! run: exit 3
//! check: nonzero-exit
#include <setjmp.h>
#include <stdlib.h>
jmp_buf b;
static int compare(const void *x, const void *y) {
    longjmp(b, 3);
}
int main(void) {
    int a[] = {3, 2, 1};
    int r = setjmp(b);
    if (r)
        return r;
    qsort(a, 3, sizeof *a, compare);
}

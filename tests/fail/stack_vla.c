//! what: writing past a variable length array
//! fail: stack-out-of-bounds
#include <stdio.h>

static int fill(int n, int upto) {
    int a[n];
    for (int i = 0; i < upto; i++)
        a[i] = i; //~ FAIL
    return a[n - 1];
}

int main(void) {
#ifdef FIXED
    printf("%d\n", fill(7, 7));
#else
    printf("%d\n", fill(7, 8));
#endif
    return 0;
}

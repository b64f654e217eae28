//! what: reading past a local array
//! fail: stack-out-of-bounds
#include <stdio.h>

static int get(const int *a, int i) {
    return a[i]; //~ FAIL
}

int main(void) {
    int a[5] = {1, 2, 3, 4, 5};
#ifdef FIXED
    int v = get(a, 4);
#else
    int v = get(a, 5);
#endif
    printf("%d\n", v);
    return 0;
}

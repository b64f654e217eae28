//! what: writing past a local array
//! fail: stack-out-of-bounds
#include <stdio.h>

int main(void) {
    int a[8] = {0};
#ifdef FIXED
    volatile int i = 7;
#else
    volatile int i = 8;
#endif
    a[i] = 1; //~ FAIL
    printf("%d\n", a[0]);
    return 0;
}

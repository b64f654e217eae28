//! what: INT_MIN / -1 does not fit
//! fail: division-overflow
#include <limits.h>
#include <stdio.h>

int main(void) {
    volatile int a = INT_MIN;
#ifdef FIXED
    volatile int b = 1;
#else
    volatile int b = -1;
#endif
    int q = a / b; //~ FAIL
    printf("%d\n", q);
    return 0;
}

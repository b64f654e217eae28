//! what: a shift by the width of the type
//! fail: shift-out-of-range
//! options: --ub
#include <limits.h>
#include <stdio.h>

int main(void)
{
    volatile int a = 1;
#ifdef FIXED
    volatile int b = 30;
#else
    volatile int b = 32;
#endif
    int result = a << b; //~ FAIL
    printf("%d\n", result);
    return 0;
}

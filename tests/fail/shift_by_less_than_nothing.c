//! what: a shift by a negative number
//! fail: shift-out-of-range
//! options: --ub
#include <limits.h>
#include <stdio.h>

int main(void)
{
    volatile int a = 1;
#ifdef FIXED
    volatile int b = 1;
#else
    volatile int b = -1;
#endif
    int result = a >> b; //~ FAIL
    printf("%d\n", result);
    return 0;
}

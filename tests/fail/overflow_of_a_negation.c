//! what: -INT_MIN does not fit
//! fail: signed-overflow
//! options: --ub
#include <limits.h>
#include <stdio.h>

int main(void)
{

#ifdef FIXED
    volatile int b = INT_MAX;
#else
    volatile int b = INT_MIN;
#endif
    int result = -b; //~ FAIL
    printf("%d\n", result);
    return 0;
}

//! what: 65536 * 65536 does not fit
//! fail: signed-overflow
//! options: --ub
#include <limits.h>
#include <stdio.h>

int main(void)
{
    volatile int a = 65536;
#ifdef FIXED
    volatile int b = 2;
#else
    volatile int b = 65536;
#endif
    int result = a * b; //~ FAIL
    printf("%d\n", result);
    return 0;
}

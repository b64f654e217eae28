//! what: with --ub, too, INT_MIN / -1 is a division that overflows
//! fail: division-overflow
//! options: --ub
#include <limits.h>
#include <stdio.h>

int main(void)
{
    volatile int a = INT_MIN;
#ifdef FIXED
    volatile int b = 1;
#else
    volatile int b = -1;
#endif
    int result = a / b; //~ FAIL
    printf("%d\n", result);
    return 0;
}

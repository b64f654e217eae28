//! what: LONG_MIN % -1 traps as the division does
//! fail: division-overflow
#include <limits.h>
#include <stdio.h>

int main(void) {
    volatile long a = LONG_MIN;
#ifdef FIXED
    volatile long b = 10;
#else
    volatile long b = -1;
#endif
    long r = a % b; //~ FAIL
    printf("%ld\n", r);
    return 0;
}

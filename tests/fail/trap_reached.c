//! what: __builtin_trap is executed
//! fail: trap
#include <stdio.h>

int main(void) {
#ifdef FIXED
    volatile int broken = 0;
#else
    volatile int broken = 1;
#endif
    if (broken)
        __builtin_trap(); //~ FAIL
    puts("done");
    return 0;
}

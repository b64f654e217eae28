//! what: a promise of __builtin_unreachable is broken
//! fail: unreachable
#include <stdio.h>

static int sign(int x) {
    if (x > 0)
        return 1;
    if (x < 0)
        return -1;
    __builtin_unreachable(); //~ FAIL
}

int main(void) {
#ifdef FIXED
    printf("%d\n", sign(-5));
#else
    printf("%d\n", sign(0));
#endif
    return 0;
}

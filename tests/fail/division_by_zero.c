//! what: integer division by zero
//! fail: division-by-zero
#include <stdio.h>

static int average(int sum, int count) {
    return sum / count; //~ FAIL
}

int main(void) {
#ifdef FIXED
    printf("%d\n", average(10, 2));
#else
    printf("%d\n", average(10, 0));
#endif
    return 0;
}

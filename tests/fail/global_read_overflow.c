//! what: reading past a global table with an unchecked index
//! fail: global-out-of-bounds
#include <stdio.h>

static const char *const days[] = {"mon", "tue", "wed", "thu", "fri", "sat", "sun"};

static const char *day(int n) {
    return days[n]; //~ FAIL
}

int main(void) {
#ifdef FIXED
    printf("%s\n", day(6));
#else
    printf("%s\n", day(7));
#endif
    return 0;
}

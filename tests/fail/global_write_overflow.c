//! what: writing past a global array
//! fail: global-out-of-bounds
#include <stdio.h>

static int counts[26];

int main(void) {
#ifdef FIXED
    const char *text = "lower";
#else
    const char *text = "low{er";
#endif
    for (const char *p = text; *p; p++)
        counts[*p - 'a']++; //~ FAIL
    printf("%d\n", counts['l' - 'a']);
    return 0;
}

//! what: what the assert macro calls, called by name
//! fail: assertion
#include <stdio.h>

void __assert_fail(const char *, const char *, unsigned, const char *);

static int half(int n) {
    if (n % 2 != 0)
        __assert_fail("even", __FILE__, __LINE__, __func__); //~ FAIL
    return n / 2;
}

int main(void) {
#ifdef FIXED
    printf("%d\n", half(4));
#else
    printf("%d\n", half(5));
#endif
    return 0;
}

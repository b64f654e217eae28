//! what: the old name of a failed assertion
//! fail: assertion
#include <stdio.h>

void __assert(const char *, const char *, int);

static int half(int n) {
    if (n % 2 != 0)
        __assert("n % 2 == 0", __FILE__, __LINE__); //~ FAIL
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

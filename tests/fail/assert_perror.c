//! what: assert_perror of an error number
//! fail: assertion
#include <stdio.h>

void __assert_perror_fail(int, const char *, unsigned, const char *);

static int half(int n) {
    if (n % 2 != 0)
        __assert_perror_fail(22, __FILE__, __LINE__, __func__); //~ FAIL
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

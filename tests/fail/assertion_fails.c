//! what: a failing assert
//! fail: assertion
#include <assert.h>
#include <stdio.h>

static int half(int n) {
    assert(n % 2 == 0); //~ FAIL
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

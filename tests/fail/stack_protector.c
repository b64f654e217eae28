//! what: what the stack protector calls
//! fail: fortify
#include <stdio.h>

void __stack_chk_fail(void);

static int half(int n) {
    if (n % 2 != 0)
        __stack_chk_fail(); //~ FAIL
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

//! what: a call through a number that is no function
//! fail: invalid-call
#include <stdint.h>
#include <stdio.h>

static int five(void) {
    return 5;
}

int main(void) {
    uintptr_t bits = (uintptr_t)five;
#ifndef FIXED
    bits = 0x4141414141;
#endif
    int (*f)(void) = (int (*)(void))bits;
    int v = f(); //~ FAIL
    printf("%d\n", v);
    return 0;
}

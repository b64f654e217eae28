//! what: a call through a pointer to data
//! fail: invalid-call
#include <stdio.h>

static int five(void) {
    return 5;
}
static int data[4] = {1, 2, 3, 4};

int main(void) {
    void *target = data;
#ifdef FIXED
    target = (void *)five;
#else
    (void)five;
#endif
    int (*f)(void) = (int (*)(void))target;
    int v = f(); //~ FAIL
    printf("%d %d\n", v, data[0]);
    return 0;
}

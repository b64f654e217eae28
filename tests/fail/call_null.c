//! what: a call through a null function pointer
//! fail: invalid-call
#include <stdio.h>

static int five(void) {
    return 5;
}
struct ops {
    int (*get)(void);
};

int main(void) {
#ifdef FIXED
    struct ops ops = {five};
#else
    struct ops ops = {0};
    (void)five;
#endif
    int v = ops.get(); //~ FAIL
    printf("%d\n", v);
    return 0;
}

//! what: index -1 of a global array
//! fail: global-out-of-bounds
#include <stdio.h>

static int stack[8], depth;

static int pop(void) {
    return stack[--depth]; //~ FAIL
}

int main(void) {
    stack[depth++] = 5;
    int v = pop();
#ifndef FIXED
    v += pop();
#endif
    printf("%d\n", v);
    return 0;
}

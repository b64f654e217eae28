//! what: as deep a recursion as 8 MiB of stack allow natively
//! opt: 0 2
#include <stdio.h>

static int zero(int n) { return n; }
static int (*volatile leaf)(int) = zero;

__attribute__((noinline)) static int depth(int n) {
    if (!n) return 0;
    int r = leaf(0);
    return r + depth(n - 1) + 1;
}

int main(void) {
    printf("%d\n", depth(150000));
    return 0;
}

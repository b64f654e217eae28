//! what: a pointer to a local was stored in a global and written after the return, with another frame in its place
//! fail: use-after-return
#include <stdio.h>

static int *saved;
static int global_target;

static void remember(void) {
    int local = 1;
#ifdef FIXED
    saved = &global_target;
    (void)local;
#else
    saved = &local;
#endif
}
static int later(int a) {
    int filler[4] = {a, a, a, a};
    *saved = 9; //~ FAIL
    return filler[0] + filler[3];
}

int main(void) {
    remember();
    printf("%d\n", later(2));
    return 0;
}

//! what: the address of a local is used after its function returned
//! fail: use-after-return
#include <stdio.h>

static int *make(int n) {
#ifdef FIXED
    static int value;
#else
    int value;
#endif
    value = n;
    int *p = &value;
    return p;
}

int main(void) {
    int *p = make(5);
    int v = *p; //~ FAIL
    printf("%d\n", v);
    return 0;
}

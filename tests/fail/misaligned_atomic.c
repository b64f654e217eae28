//! what: an atomic addition to an int that is not aligned
//! fail: misaligned-atomic
#include <stdio.h>

int main(void) {
    static _Alignas(8) char bytes[16];
#ifdef FIXED
    int *volatile p = (int *)(bytes + 4);
#else
    int *volatile p = (int *)(bytes + 1);
#endif
    int old = __atomic_fetch_add(p, 1, __ATOMIC_SEQ_CST); //~ FAIL
    printf("%d\n", old);
    return 0;
}

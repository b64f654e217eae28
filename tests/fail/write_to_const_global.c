//! what: casting const away from a const global and writing
//! fail: write-to-constant
#include <stdio.h>

static const int table[4] = {1, 2, 3, 4};
static int changeable[4] = {1, 2, 3, 4};

int main(void) {
#ifdef FIXED
    int *p = changeable;
#else
    int *p = (int *)table;
#endif
    p[2] = 9; //~ FAIL
    printf("%d %d\n", table[0], changeable[0]);
    return 0;
}

//! what: reading an address that belongs to no object
//! fail: wild-access
#include <stdio.h>

int main(void) {
    int value = 3;
#ifdef FIXED
    int *p = &value;
#else
    int *p = (int *)0x1234567800;
#endif
    value = *p; //~ FAIL
    printf("%d\n", value);
    return 0;
}

//! what: writing through a null pointer
//! fail: null-access
#include <stdio.h>

int main(void) {
    int target = 0;
    int *p = NULL;
#ifdef FIXED
    p = &target;
#endif
    *p = 5; //~ FAIL
    printf("%d\n", target);
    return 0;
}

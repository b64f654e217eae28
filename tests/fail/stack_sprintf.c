//! what: sprintf into a local buffer that misses one byte
//! fail: stack-out-of-bounds
#include <stdio.h>

int main(void) {
#ifdef FIXED
    char b[9];
#else
    char b[8];
#endif
    sprintf(b, "%02d:%02d:%02d", 12, 34, 56); //~ FAIL
    printf("%c\n", b[0]);
    return 0;
}

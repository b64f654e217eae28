//! what: memcpy of -1 bytes
//! run: stack-out-of-bounds
//! check: stack-out-of-bounds
#include <string.h>
int main(void) {
    char a[8], b[8] = "x";
    volatile size_t n = -1;
    memcpy(a, b, n); //~ FAIL
}

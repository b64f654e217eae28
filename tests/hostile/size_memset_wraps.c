//! what: memset past the end of the address space
//! run: stack-out-of-bounds
//! check: stack-out-of-bounds
#include <string.h>
int main(void) {
    char a[8];
    volatile size_t n = 1UL << 63;
    memset(a, 0, n); //~ FAIL
}

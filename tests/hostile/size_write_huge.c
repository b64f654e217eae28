//! what: write of half the address space
//! run: stack-out-of-bounds or exit 0
//! check: stack-out-of-bounds or clean
#include <unistd.h>
int main(void) {
    char a[8] = "x";
    volatile size_t n = 1UL << 62;
    write(1, a, n); //~ FAIL
}

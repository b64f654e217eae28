//! what: fread whose product wraps
//! options: --allow /dev
//! run: unsupported
//! check: refused
#include <stdio.h>
int main(void) {
    char a[8];
    volatile size_t n = 1UL << 63;
    FILE *f = fopen("/dev/zero", "r");
    if (f)
        fread(a, n, 2, f); //~ FAIL
}

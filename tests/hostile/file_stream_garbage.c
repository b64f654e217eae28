//! what: streams that are none
//! run: wild-access or null-access or invalid-free or stack-out-of-bounds or lock-misuse or use-after-free
//! check: wild-access or null-access or invalid-free or stack-out-of-bounds or use-after-free
#include <stdio.h>
int main(void) {
    long fake[64] = {0};
    fputc('x', (FILE *)fake); //~ FAIL
}

//! what: sprintf over its own format
//! run: exit 0 or stack-out-of-bounds
//! check: clean or stack-out-of-bounds
#include <stdio.h>
int main(void) {
    char b[64] = "%d %d %d";
    sprintf(b, b, 100000, 200000, 300000); //~ FAIL
}

//! what: sprintf of a buffer into itself
//! run: exit 0 or stack-out-of-bounds
//! check: clean or stack-out-of-bounds
#include <stdio.h>
int main(void) {
    char b[64] = "abc";
    for (int i = 0; i < 8; i++)
        sprintf(b, "%s%s", b, b); //~ FAIL
}

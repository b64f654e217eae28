//! what: a hundred conversions, no arguments
//! run: exit 0 or null-access or wild-access
//! check: clean or null-access or wild-access
#include <stdio.h>
int main(void) {
    printf("%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d%d\n"); //~ FAIL
}

//! what: %s of a number
//! run: wild-access or null-access
//! check: wild-access or null-access
#include <stdio.h>
int main(void) {
    printf("%s\n", 42); //~ FAIL
}

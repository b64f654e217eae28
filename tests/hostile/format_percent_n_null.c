//! what: %n to nowhere
//! run: null-access
//! check: null-access
#include <stdio.h>
int main(void) {
    printf("abc%n\n", (int *)0); //~ FAIL
}

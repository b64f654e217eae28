//! what: %n into a constant
//! run: write-to-constant
//! check: write-to-constant
#include <stdio.h>
static const int n = 3;
int main(void) {
    printf("abc%n\n", (int *)&n); //~ FAIL
}

//! what: library functions called without their arguments
//! run: null-access
//! check: null-access
#include <stdio.h>
#include <string.h>
int main(void) {
    ((int (*)(void))strlen)(); //~ FAIL
}

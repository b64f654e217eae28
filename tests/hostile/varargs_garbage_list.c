//! what: vprintf with a list full of ones
//! run: wild-access or stack-out-of-bounds or null-access
//! check: wild-access or stack-out-of-bounds or null-access
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
int main(void) {
    va_list list;
    memset(&list, 0xff, sizeof list);
    vprintf("%d %s %f\n", list); //~ FAIL
}

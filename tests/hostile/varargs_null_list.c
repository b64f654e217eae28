//! what: vprintf without a list
//! run: null-access
//! check: null-access
#include <stdarg.h>
#include <stdio.h>
int main(void) {
    vprintf("%d\n", (struct __va_list_tag *)0); //~ FAIL
}

//! what: a string without its end is printed together with what nobody wrote after it
//! options: --uninitialised
//! fail: uninitialised
#include <stdio.h>
#include <string.h>

int main(void) {
    char name[16];
    memcpy(name, "unsnarl", 7);
#ifdef FIXED
    name[7] = 0;
#endif
    printf("hello, %s\n", name); //~ FAIL
    return 0;
}

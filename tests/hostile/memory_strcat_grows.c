//! what: strcat onto itself
//! run: stack-out-of-bounds
//! check: stack-out-of-bounds
#include <string.h>
int main(void) {
    char b[100] = "abc";
    strcat(b, b); //~ FAIL
    for (int i = 0; i < 10; i++)
        strcat(b, b); //~ FAIL
}

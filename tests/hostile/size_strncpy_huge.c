//! what: strncpy fills up what is not there
//! run: stack-out-of-bounds
//! check: stack-out-of-bounds
#include <string.h>
int main(void) {
    char a[8];
    volatile size_t n = -1;
    strncpy(a, "abc", n); //~ FAIL
}

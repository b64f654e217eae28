//! what: strncat given the buffer's size instead of the room left
//! fail: stack-out-of-bounds
#include <stdio.h>
#include <string.h>

int main(void) {
    char b[10] = "12345";
    const char *more = "6789abcdef";
#ifdef FIXED
    size_t n = sizeof b - strlen(b) - 1;
#else
    size_t n = sizeof b;
#endif
    strncat(b, more, n); //~ FAIL
    printf("%s\n", b);
    return 0;
}

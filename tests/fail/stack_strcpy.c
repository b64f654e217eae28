//! what: strcpy of a long argument into a local buffer
//! fail: stack-out-of-bounds
#include <stdio.h>
#include <string.h>

static void greet(const char *name) {
    char b[8];
    strcpy(b, name); //~ FAIL
    printf("%s\n", b);
}

int main(void) {
#ifdef FIXED
    greet("bob");
#else
    greet("bartholomew");
#endif
    return 0;
}

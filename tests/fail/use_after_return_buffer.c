//! what: a local buffer is returned as a string and read by strlen
//! fail: use-after-return
#include <stdio.h>
#include <string.h>

static const char *number(int n) {
#ifdef FIXED
    static char b[16];
#else
    char b[16];
#endif
    snprintf(b, sizeof b, "%d", n);
    const char *p = b;
    return p;
}

int main(void) {
    const char *text = number(1234);
    size_t n = strlen(text); //~ FAIL
    printf("%zu\n", n);
    return 0;
}

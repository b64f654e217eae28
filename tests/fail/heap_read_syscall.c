//! what: read() into a buffer smaller than the count
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(void) {
    int p[2];
    if (pipe(p) != 0 || write(p[1], "0123456789abcdef", 16) != 16)
        return 1;
#ifdef FIXED
    char *b = malloc(16);
#else
    char *b = malloc(8);
#endif
    ssize_t n = read(p[0], b, 16); //~ FAIL
    printf("%zd\n", n);
    free(b);
    return 0;
}

//! what: write() of more bytes than the buffer holds would leak memory
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    int p[2];
    if (pipe(p) != 0)
        return 1;
    char *b = calloc(1, 10);
#ifdef FIXED
    size_t n = 10;
#else
    size_t n = 100;
#endif
    ssize_t sent = write(p[1], b, n); //~ FAIL
    printf("%d\n", sent > 0);
    free(b);
    return 0;
}

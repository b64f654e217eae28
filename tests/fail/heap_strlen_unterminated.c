//! what: strlen of a heap buffer with no terminator
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *b = malloc(16);
    memset(b, 'x', 16);
#ifdef FIXED
    b[15] = 0;
#endif
    size_t n = strlen(b); //~ FAIL
    printf("%d\n", n < 16);
    free(b);
    return 0;
}

//! what: memcpy reads past the end of a heap source
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char big[64], *small = calloc(1, 20);
#ifdef FIXED
    size_t n = 20;
#else
    size_t n = sizeof big;
#endif
    memcpy(big, small, n); //~ FAIL
    printf("%d\n", big[0]);
    free(small);
    return 0;
}

//! what: an eight-byte read that starts inside the block and ends outside
//! fail: heap-out-of-bounds
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
#ifdef FIXED
    char *b = calloc(1, 16);
#else
    char *b = calloc(1, 12);
#endif
    uint64_t *words = (uint64_t *)b;
    printf("%lu\n", words[1]); //~ FAIL
    free(b);
    return 0;
}

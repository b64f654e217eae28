//! what: snprintf told a larger size than the buffer has
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>

int main(void) {
#ifdef FIXED
    size_t size = 8;
#else
    size_t size = 64;
#endif
    char *b = malloc(8);
    int n = snprintf(b, size, "number %d and more", 123456); //~ FAIL
    printf("%d\n", n);
    free(b);
    return 0;
}

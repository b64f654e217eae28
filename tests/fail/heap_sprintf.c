//! what: sprintf writes past a heap buffer
//! fail: heap-out-of-bounds
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
#ifdef FIXED
    char *b = malloc(12);
#else
    char *b = malloc(11);
#endif
    sprintf(b, "%d", INT_MIN); //~ FAIL
    printf("%c\n", b[0]);
    free(b);
    return 0;
}

//! what: printf("%s") of a buffer filled by strncpy without a terminator
//! fail: heap-out-of-bounds
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *b = malloc(8);
    strncpy(b, "eight...and more", 8);
#ifdef FIXED
    b[7] = 0;
#endif
    printf("%s\n", b); //~ FAIL
    free(b);
    return 0;
}

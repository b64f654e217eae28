//! what: realloc of a pointer inside a block
//! fail: invalid-realloc
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char *p = malloc(32);
#ifndef FIXED
    p += 8;
#endif
    p = realloc(p, 64); //~ FAIL
    printf("%d\n", p != NULL);
    free(p);
    return 0;
}

//! what: realloc of a freed pointer
//! fail: invalid-realloc
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char *p = malloc(32);
#ifndef FIXED
    free(p);
#endif
    p = realloc(p, 64); //~ FAIL
    printf("%d\n", p != NULL);
    free(p);
    return 0;
}

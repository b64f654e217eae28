//! what: reading a freed block
//! fail: use-after-free
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *p = malloc(sizeof *p);
    *p = 5;
#ifndef FIXED
    free(p);
#endif
    int v = *p; //~ FAIL
    printf("%d\n", v);
#ifdef FIXED
    free(p);
#endif
    return 0;
}

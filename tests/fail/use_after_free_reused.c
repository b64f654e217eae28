//! what: a freed block is used after an allocation of the same size took its place
//! fail: use-after-free
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *old = malloc(64);
#ifndef FIXED
    free(old);
#endif
    int *fresh = malloc(64);
    fresh[0] = 1;
    old[0] = 2; //~ FAIL
    printf("%d\n", fresh[0]);
    free(fresh);
#ifdef FIXED
    free(old);
#endif
    return 0;
}

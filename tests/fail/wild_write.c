//! what: writing through a pointer that was cut to 32 bits and mangled
//! fail: wild-access
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char *p = malloc(4);
    uintptr_t bits = (uintptr_t)p;
#ifndef FIXED
    bits = (bits & 0xffff) | 0x4141414100000000;
#endif
    *(char *)bits = 'x'; //~ FAIL
    printf("%c\n", *p);
    free(p);
    return 0;
}

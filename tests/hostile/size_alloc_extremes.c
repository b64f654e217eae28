//! what: allocations that cannot be
//! run: exit 0
//! check: clean
#define _GNU_SOURCE
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
    volatile size_t huge = SIZE_MAX;
    if (malloc(huge) || malloc(huge - 1) || malloc(huge / 2) || malloc(1UL << 62) || calloc(huge, huge) || calloc(huge / 2, 2))
        return 1;
    if (calloc(1UL << 32, 1UL << 32) || realloc(0, huge) || reallocarray(0, huge, 2) || valloc(huge) || pvalloc(huge) || memalign(16, huge))
        return 2;
    void *p = malloc(8);
    if (realloc(p, huge / 2))
        return 3;
    free(p);
}

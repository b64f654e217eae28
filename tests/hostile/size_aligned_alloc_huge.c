//! what: an alignment of half the address space
//! run: exit 0
//! check: clean
#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <stdlib.h>
int main(void) {
    void *p;
    if (aligned_alloc(1L << 62, 8) || memalign(1L << 40, 8) || aligned_alloc(1UL << 63, 8))
        return 1;
    if (posix_memalign(&p, 1UL << 62, 8) != ENOMEM || posix_memalign(&p, 3, 8) != EINVAL || posix_memalign(&p, 0, 8) != EINVAL)
        return 2;
}

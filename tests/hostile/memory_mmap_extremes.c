//! what: mappings that cannot be
//! run: exit 0
//! check: clean
#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
int main(void) {
    int rw = PROT_READ | PROT_WRITE, anon = MAP_PRIVATE | MAP_ANONYMOUS;
    if (mmap(0, SIZE_MAX, rw, anon, -1, 0) != MAP_FAILED || mmap(0, 0, rw, anon, -1, 0) != MAP_FAILED)
        return 1;
    if (mmap(0, 1UL << 46, rw, anon, -1, 0) != MAP_FAILED || mmap(0, 1UL << 62, rw, anon, -1, 0) != MAP_FAILED)
        return 2;
    if (mmap(0, 4096, rw, MAP_PRIVATE, 99, 0) != MAP_FAILED || mmap(0, 4096, rw, anon, -1, 1) == (void *)1)
        return 3;
    munmap((void *)4096, SIZE_MAX & ~4095UL);
    munmap(0, 0);
    mprotect((void *)4096, SIZE_MAX, 0);
    void *p = mmap(0, 4096, rw, anon, -1, 0);
    munmap(p, 1UL << 40);
}

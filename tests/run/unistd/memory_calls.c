//! what: advice, locks and residence of pages, and the page-sized allocations
#define _GNU_SOURCE
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
    long page = sysconf(_SC_PAGESIZE);
    char *p = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    unsigned char in[2] = {0};
    memset(p, 1, 2 * page);
    printf("%d %d\n", posix_madvise(p, page, POSIX_MADV_WILLNEED), mincore(p, 2 * page, in));
    printf("%d\n", in[0] & in[1] & 1);
    printf("%d %d %d\n", mlock(p, page), munlock(p, page), mlock2(p, page, 0));
    printf("%d\n", munlockall());
    printf("%d\n", mlockall(MCL_CURRENT) <= 0);
    munlockall();
    munmap(p, 2 * page);
    p = pvalloc(10);
    printf("%d %d\n", (uintptr_t)p % page == 0, malloc_usable_size(p) >= 10);
    free(p);
    return 0;
}

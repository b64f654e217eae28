//! what: pages that are not needed any more are zero
#define _GNU_SOURCE
#include <stdio.h>
#include <sys/mman.h>

int main(void)
{
    char *p = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    p[0] = 1;
    p[4096] = 2;
    printf("%d\n", madvise(p, 4096, MADV_DONTNEED));
    printf("%d %d\n", p[0], p[4096]);
    printf("%d\n", madvise(p, 4096, MADV_WILLNEED));
    return 0;
}

//! what: alignments that are no power of two, too small or too large, as glibc treats them
#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void show(const char *what, unsigned char *p, size_t align)
{
    printf(" %s %d %d", what, p != NULL, p ? 0 : errno);
    if (p) {
        memset(p, 1, 9);
        printf(" %d", align <= 4096 && (align & (align - 1)) == 0 && align ? (int)((uintptr_t)p % align) : 0);
        free(p);
    }
}

int main(void)
{
    static const size_t aligns[] = { 0, 1, 2, 3, 4, 7, 8, 12, 16, 24, 32, 48, 64, 100, 4096, (size_t)1 << 62,
                                     (size_t)1 << 63, ((size_t)1 << 63) + 1, (size_t)-1 };
    for (unsigned i = 0; i < sizeof aligns / sizeof *aligns; i++) {
        size_t align = aligns[i];
        printf("%zx:", align);
        errno = 0;
        show("aligned_alloc", aligned_alloc(align, 9), align);
        errno = 0;
        show("memalign", memalign(align, 9), align);
        void *p = NULL;
        errno = 0;
        int e = posix_memalign(&p, align, 9);
        printf(" posix_memalign %d %d", e, errno);
        show("", p, align);
        puts("");
    }
    return 0;
}

//! what: every allocator returns usable, aligned and (for calloc) zeroed memory; realloc keeps contents
#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    unsigned char *p = malloc(10);
    printf("%d %d %d\n", p != NULL, (uintptr_t)p % 16 == 0, malloc_usable_size(p) >= 10);
    memset(p, 7, 10);
    p = realloc(p, 1000);
    printf("%d %d\n", p[0], p[9]);
    p = realloc(p, 5);
    printf("%d\n", p[4]);
    free(p);
    free(NULL);
    printf("%d\n", malloc_usable_size(NULL) == 0);
    int *zero = calloc(100, sizeof *zero);
    long sum = 0;
    for (int i = 0; i < 100; i++)
        sum += zero[i];
    printf("%ld\n", sum);
    free(zero);
    void *a = malloc(0), *b = malloc(0);
    printf("%d %d %d\n", a != NULL, b != NULL, a != b);
    free(a);
    free(b);
    p = realloc(NULL, 20);
    printf("%d\n", p != NULL);
    p = reallocarray(p, 50, 8);
    printf("%d\n", p != NULL);
    volatile size_t huge = SIZE_MAX / 2;
    errno = 0;
    printf("%d ", reallocarray(p, huge, 4) == NULL);
    printf("%d\n", errno == ENOMEM);
    free(p);
    errno = 0;
    void *none = calloc(huge, 4);
    printf("%d %d\n", none == NULL, errno == ENOMEM);
    errno = 0;
    none = malloc(SIZE_MAX - 100 + (huge & 1 ? 0 : 1));
    printf("%d %d\n", none == NULL, errno == ENOMEM);
    for (size_t align = 8; align <= 4096; align *= 2) {
        void *q = NULL;
        int rc = posix_memalign(&q, align, 100);
        void *r = aligned_alloc(align, align * 2);
        void *s = memalign(align, 33);
        printf("%zu %d %d %d %d\n", align, rc, (uintptr_t)q % align == 0, (uintptr_t)r % align == 0, (uintptr_t)s % align == 0);
        memset(q, 1, 100);
        memset(r, 1, align * 2);
        memset(s, 1, 33);
        free(q);
        free(r);
        free(s);
    }
    void *q = NULL;
    volatile size_t odd = 24;
    printf("%d %d\n", posix_memalign(&q, odd, 10) == EINVAL, posix_memalign(&q, 2 + (odd & 1), 10) == EINVAL);
    void *page = valloc(10);
    printf("%d\n", (uintptr_t)page % 4096 == 0);
    free(page);
    return 0;
}

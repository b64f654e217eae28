//! what: locals and heap objects of half a MiB and more, used and given back again and again
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__attribute__((noinline)) static int fill(char *p, int n) {
    memset(p, 1, n);
    return p[n - 1] + p[0];
}

__attribute__((noinline)) static int large(int i) {
    char b[700 * 1024];
    b[i] = 1;
    return fill(b, i + 1);
}

__attribute__((noinline)) static int smaller(int i) {
    char b[300 * 1024];
    b[i] = 1;
    return fill(b, i + 1);
}

int main(void) {
    static char zero[256 << 20];
    char most_of_the_stack[6 << 20];
    printf("%d %d\n", fill(most_of_the_stack, sizeof most_of_the_stack), zero[200 << 20]);
    long sum = 0;
    for (int i = 0; i < 20000; i++) {
        sum += large(i % 100) + smaller(i % 70);
        char *p = malloc(600 << 10), *q = malloc(300 << 10);
        if (!p || !q) {
            printf("no memory at %d\n", i);
            return 1;
        }
        p[i] = q[i] = 1;
        sum += p[i];
        free(p);
        free(q);
    }
    printf("%ld\n", sum);
    size_t n = 1 << 20;
    char *grown = malloc(n);
    memset(grown, 7, n);
    for (int i = 0; i < 150 && grown; i++) {
        n += 1 << 16;
        grown = realloc(grown, n);
        if (grown) grown[n - 1] = 1;
    }
    printf("%d\n", grown ? grown[100] : -1);
    free(grown);
    void *huge = NULL;
    printf("%d %d\n", posix_memalign(&huge, 2 << 20, 5 << 20), (int)((unsigned long)huge % (2 << 20)));
    free(huge);
    return 0;
}

//! what: the exact sequences of rand, rand_r, random and initstate/setstate in glibc
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    for (int i = 0; i < 5; i++)
        printf("%d ", rand());
    printf("\n");
    for (unsigned seed = 0; seed < 3; seed++) {
        srand(seed);
        for (int i = 0; i < 5; i++)
            printf("%d ", rand());
        printf("\n");
    }
    unsigned r = 42;
    for (int i = 0; i < 5; i++)
        printf("%d ", rand_r(&r));
    printf("%u\n", r);
    srandom(7);
    for (int i = 0; i < 5; i++)
        printf("%ld ", random());
    printf("%d\n", rand());
    static char s8[8], s32[32], s64[64], s128[128], s256[256];
    struct {
        char *state;
        size_t size;
    } states[] = {{s8, 8}, {s32, 32}, {s64, 64}, {s128, 128}, {s256, 256}};
    char *original = initstate(1, s8, 8);
    setstate(original);
    for (int k = 0; k < 5; k++) {
        initstate(99, states[k].state, states[k].size);
        for (int i = 0; i < 4; i++)
            printf("%ld ", random());
        printf("\n");
    }
    setstate(s64);
    printf("%ld\n", random());
    setstate(original);
    printf("%ld\n", random());
    printf("%d\n", RAND_MAX);
    return 0;
}

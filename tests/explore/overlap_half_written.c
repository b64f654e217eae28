//! what: a 64-bit store and a 32-bit store of one half
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

static union {
    uint64_t whole;
    uint32_t half[2];
} word;

static void *first(void *arg)
{
    (void)arg;
    word.whole = 0x0000000100000001;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    word.half[0] = 2;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", (int)word.half[0], (int)word.half[1]);
    return 0;
}

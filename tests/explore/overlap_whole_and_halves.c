//! what: a 64-bit store against two 32-bit loads of its halves
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

static union {
    uint64_t whole;
    uint32_t half[2];
} word;

static void *writer(void *arg)
{
    (void)arg;
    word.whole = 0x0000000100000001;
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
    uint32_t low = word.half[0];
    uint32_t high = word.half[1];
    return (void *)(long)(low * 10 + high);
}

int main(void)
{
    pthread_t a, b;
    void *seen;
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, reader, NULL);
    pthread_join(a, NULL);
    pthread_join(b, &seen);
    printf("%ld\n", (long)seen);
    return 0;
}

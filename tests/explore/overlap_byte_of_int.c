//! what: a byte is written between two reads of its int
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>

static union {
    int whole;
    char bytes[4];
} word;

static void *first(void *arg)
{
    (void)arg;
    word.bytes[1] = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    int r = word.whole;
    return (void *)(long)(r * 10 + word.whole);
}

int main(void)
{
    pthread_t a, b;
    void *rb;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, &rb);
    printf("%ld\n", (long)rb);
    return 0;
}

//! what: a 16-bit store in the middle of four bytes against reads of its two bytes
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>

static union {
    unsigned char bytes[4];
    struct __attribute__((packed)) {
        unsigned char before;
        unsigned short middle;
        unsigned char after;
    } parts;
} word;

static void *first(void *arg)
{
    (void)arg;
    word.parts.middle = 0x0101;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    int r = word.bytes[2];
    return (void *)(long)(r * 10 + word.bytes[1]);
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

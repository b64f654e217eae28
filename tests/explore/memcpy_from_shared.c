//! what: a block is copied out of a buffer of which one byte is written
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static char buffer[4] = "abc";

static void *first(void *arg)
{
    (void)arg;
    buffer[1] = 'x';
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    char copy[4];
    memcpy(copy, buffer, 4);
    return (void *)(long)copy[1];
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

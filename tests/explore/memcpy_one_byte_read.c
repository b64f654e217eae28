//! what: a block is copied into a shared buffer; one of its bytes is read
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static char buffer[4];

static void *first(void *arg)
{
    (void)arg;
    memcpy(buffer, "wxyz", 4);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    return (void *)(long)buffer[2];
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

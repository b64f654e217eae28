//! what: two fields of one struct, written by one thread and copied by another
//! cflags: -pthread
//! outcomes: 4
#include <pthread.h>
#include <stdio.h>

static struct {
    int a, b;
} pair;

static void *first(void *arg)
{
    (void)arg;
    pair.a = 1;
    pair.b = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    int a = pair.a, b = pair.b;
    return (void *)(long)(a * 10 + b);
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

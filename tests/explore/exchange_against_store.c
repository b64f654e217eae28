//! what: an exchange between two stores
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x;

static void *first(void *arg)
{
    (void)arg;
    x = 1;
    x = 2;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    return (void *)(long)atomic_exchange(&x, 5);
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

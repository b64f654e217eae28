//! what: the second exchange expects the result of the first one
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x;

static void *first(void *arg)
{
    (void)arg;
    int expected = 0;
    return (void *)(long)atomic_compare_exchange_strong(&x, &expected, 1);
}

static void *second(void *arg)
{
    (void)arg;
    int expected = 1;
    return (void *)(long)atomic_compare_exchange_strong(&x, &expected, 2);
}

int main(void)
{
    pthread_t a, b;
    void *ra, *rb;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, &ra);
    pthread_join(b, &rb);
    printf("%ld %ld\n", (long)ra, (long)rb);
    return 0;
}

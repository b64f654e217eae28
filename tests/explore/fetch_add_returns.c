//! what: two atomic additions and what they return
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x;

static void *first(void *arg)
{
    (void)arg;
    return (void *)(long)atomic_fetch_add(&x, 1);
}

static void *second(void *arg)
{
    (void)arg;
    return (void *)(long)atomic_fetch_add(&x, 2);
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

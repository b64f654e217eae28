//! what: the last one to arrive is told so
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>

static pthread_barrier_t both;

static void *first(void *arg)
{
    (void)arg;
    return (void *)(long)(pthread_barrier_wait(&both) != 0);
}

static void *second(void *arg)
{
    (void)arg;
    return (void *)(long)(pthread_barrier_wait(&both) != 0);
}

int main(void)
{
    pthread_t a, b;
    void *ra, *rb;
    pthread_barrier_init(&both, NULL, 2);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, &ra);
    pthread_join(b, &rb);
    printf("%ld %ld\n", (long)ra, (long)rb);
    return 0;
}

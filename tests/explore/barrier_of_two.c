//! what: what was written before the barrier is read after it
//! cflags: -pthread
//! outcomes: 1
#include <pthread.h>
#include <stdio.h>

static pthread_barrier_t both;
static int x, y;

static void *first(void *arg)
{
    (void)arg;
    x = 1;
    pthread_barrier_wait(&both);
    return (void *)(long)y;
}

static void *second(void *arg)
{
    (void)arg;
    y = 1;
    pthread_barrier_wait(&both);
    return (void *)(long)x;
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

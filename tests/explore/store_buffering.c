//! what: each thread writes its own variable and reads the other one
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>

static int x, y;

static void *first(void *arg)
{
    (void)arg;
    x = 1;
    return (void *)(long)y;
}

static void *second(void *arg)
{
    (void)arg;
    y = 1;
    return (void *)(long)x;
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

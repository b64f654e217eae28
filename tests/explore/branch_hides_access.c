//! what: whether a variable is written at all depends on another one
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>

static int x, y;

static void *first(void *arg)
{
    (void)arg;
    x = 1;
    int r = y;
    return (void *)(long)r;
}

static void *second(void *arg)
{
    (void)arg;
    if (x)
        y = 1;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    void *ra;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, &ra);
    pthread_join(b, NULL);
    printf("%ld\n", (long)ra);
    return 0;
}

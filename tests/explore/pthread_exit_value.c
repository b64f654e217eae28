//! what: the value given to pthread_exit arrives in the join
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>

static int x = 1;

static void *first(void *arg)
{
    (void)arg;
    x = 2;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_exit((void *)(long)x);
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

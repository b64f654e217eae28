//! what: a pointer is cleared between its test and its use
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>

static int x = 4;
static int *p = &x;

static void *first(void *arg)
{
    (void)arg;
    p = NULL;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (p)
        return (void *)(long)*p;
    return (void *)(long)7;
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

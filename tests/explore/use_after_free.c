//! what: one thread frees what another one reads
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int *p;

static void *first(void *arg)
{
    (void)arg;
    free(p);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    return (void *)(long)*p;
}

int main(void)
{
    pthread_t a, b;
    void *rb;
    p = calloc(1, sizeof *p);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, &rb);
    printf("%ld\n", (long)rb);
    return 0;
}

//! what: a spin loop gives up after two looks
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int flag;
static int data;

static void *first(void *arg)
{
    (void)arg;
    data = 5;
    flag = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    for (int tries = 0; tries < 2; tries++)
        if (flag)
            return (void *)(long)data;
    return (void *)(long)9;
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

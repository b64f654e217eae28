//! what: atomic or and atomic and do not commute
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x = 1;

static void *first(void *arg)
{
    (void)arg;
    atomic_fetch_or(&x, 6);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    atomic_fetch_and(&x, 3);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", x);
    return 0;
}

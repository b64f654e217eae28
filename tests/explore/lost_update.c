//! what: two plain increments
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>

static int x;

static void *first(void *arg)
{
    (void)arg;
    x++;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    x++;
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

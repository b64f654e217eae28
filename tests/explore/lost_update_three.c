//! what: three plain increments by three threads, the third through a constant
//! cflags: -pthread
//! outcomes: ?
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

static void *third(void *arg)
{
    (void)arg;
    x = 7;
    return NULL;
}

int main(void)
{
    pthread_t a, b, c;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_create(&c, NULL, third, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    printf("%d\n", x);
    return 0;
}

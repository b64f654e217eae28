//! what: two threads write two variables in opposite orders
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>

static int x, y;

static void *first(void *arg)
{
    (void)arg;
    x = 1;
    y = 2;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    y = 1;
    x = 2;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", x, y);
    return 0;
}

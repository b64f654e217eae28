//! what: two threads write their own variable, main reads both meanwhile
//! cflags: -pthread
//! outcomes: 4
#include <pthread.h>
#include <stdio.h>

static int x, y;

static void *first(void *arg)
{
    (void)arg;
    x = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    y = 1;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    int rx = x;
    int ry = y;
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", rx, ry);
    return 0;
}

//! what: two threads write their own variable, a third one reads both
//! cflags: -pthread
//! outcomes: ?
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

static void *third(void *arg)
{
    (void)arg;
    int r = x;
    return (void *)(long)(r * 10 + y);
}

int main(void)
{
    pthread_t a, b, c;
    void *rc;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_create(&c, NULL, third, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, &rc);
    printf("%ld\n", (long)rc);
    return 0;
}

//! what: a write is seen by a second thread, whose write is seen by a third, which looks for the first
//! cflags: -pthread
//! outcomes: 7
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
    int r = x;
    y = 1;
    return (void *)(long)r;
}

int main(void)
{
    pthread_t a, b;
    void *rb;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    int ry = y;
    int rx = x;
    pthread_join(a, NULL);
    pthread_join(b, &rb);
    printf("%ld %d %d\n", (long)rb, ry, rx);
    return 0;
}

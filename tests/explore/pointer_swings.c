//! what: a shared pointer moves from one variable to another while it is written through
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>

static int x, y;
static int *target = &x;

static void *first(void *arg)
{
    (void)arg;
    target = &y;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    *target = 5;
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

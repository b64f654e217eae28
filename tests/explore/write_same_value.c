//! what: two threads write the same value, a third one something else
//! cflags: -pthread
//! outcomes: ?
#include <pthread.h>
#include <stdio.h>

static int x;

static void *first(void *arg)
{
    (void)arg;
    x = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    x = 1;
    return NULL;
}

static void *third(void *arg)
{
    (void)arg;
    x = 2;
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

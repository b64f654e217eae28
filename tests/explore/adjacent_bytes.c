//! what: two threads write neighbouring bytes: every order gives the same
//! cflags: -pthread
//! outcomes: 1
#include <pthread.h>
#include <stdio.h>

static char bytes[2];

static void *first(void *arg)
{
    (void)arg;
    bytes[0] = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    bytes[1] = 2;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", bytes[0], bytes[1]);
    return 0;
}

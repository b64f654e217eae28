//! what: lines printed by two threads
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>

static void *first(void *arg)
{
    (void)arg;
    puts("a");
    puts("b");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    puts("c");
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

//! what: the index of a store is itself shared
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>

static int index, cells[2];

static void *first(void *arg)
{
    (void)arg;
    index = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    cells[index] = 5;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", cells[0], cells[1]);
    return 0;
}

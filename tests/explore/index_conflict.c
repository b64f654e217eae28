//! what: whether two stores meet depends on a shared index
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>

static int index, cells[2];

static void *first(void *arg)
{
    (void)arg;
    index = 1;
    cells[0] = 3;
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

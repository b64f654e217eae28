//! what: in which order threads come to a barrier does not matter if nobody asks
//! cflags: -pthread
//! outcomes: 1
//! runs: 1
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_barrier_t all;

static void *arrive(void *arg)
{
    pthread_barrier_wait(&all);
    return arg;
}

int main(void)
{
    pthread_t t[5];
    pthread_barrier_init(&all, NULL, 5);
    for (int i = 0; i < 5; i++)
        pthread_create(&t[i], NULL, arrive, (void *)(long)i);
    for (int i = 0; i < 5; i++)
        pthread_join(t[i], NULL);
    return 0;
}

//! what: the value of a semaphore is written where others look, though the semaphore is one's own
//! cflags: -pthread
//! outcomes: 4
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
static int shared = 7;
static _Atomic int x;
static void *asks(void *arg)
{
    sem_t own;
    sem_init(&own, 0, 3);
    x = 1;
    sem_getvalue(&own, &shared);
    return arg;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, asks, 0);
    int a = x, b = shared;
    pthread_join(t, 0);
    printf("%d %d\n", a, b);
    return 0;
}

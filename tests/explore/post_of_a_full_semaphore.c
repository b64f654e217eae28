//! what: a semaphore that is full refuses a post, unless somebody has taken one
//! cflags: -pthread
//! outcomes: 2
#include <limits.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
static sem_t s;
static void *takes(void *arg) { sem_wait(&s); return arg; }
int main(void)
{
    pthread_t t;
    sem_init(&s, 0, SEM_VALUE_MAX);
    pthread_create(&t, 0, takes, 0);
    int r = sem_post(&s);
    pthread_join(t, 0);
    printf("%d\n", r);
    return 0;
}

//! what: a semaphore that is tried for, and the end of a thread that is asked for, until they are there
//! cflags: -pthread
//! outcomes: 1
#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t ready;
static int data;

static void *gives(void *arg)
{
    data = 5;
    sem_post(&ready);
    return arg;
}

int main(void)
{
    pthread_t t;
    sem_init(&ready, 0, 0);
    pthread_create(&t, NULL, gives, NULL);
    while (sem_trywait(&ready))
        sched_yield();
    while (pthread_tryjoin_np(t, NULL))
        sched_yield();
    printf("%d\n", data);
    return 0;
}

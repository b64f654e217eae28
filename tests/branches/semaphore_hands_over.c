//! what: a semaphore orders the write before the read: the branch does not depend on the schedule
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t filled;
static int value;

static void *first(void *arg)
{
    (void)arg;
    value = 7;
    sem_post(&filled);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    sem_wait(&filled);
    if (value != 7) //~ NOT
        puts("too early");
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&filled, 0, 0);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

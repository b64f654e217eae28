//! what: whether there is something to take depends on the schedule
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t filled;

static void *first(void *arg)
{
    (void)arg;
    sem_post(&filled);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (sem_trywait(&filled) == 0) //~ BRANCH sem-trywait other
        puts("got it");
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

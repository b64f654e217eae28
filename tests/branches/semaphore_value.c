//! what: how many a semaphore has depends on who was there first
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

static sem_t items;

static void *producer(void *arg)
{
    (void)arg;
    sem_post(&items);
    return NULL;
}

int main(void)
{
    sem_init(&items, 0, 0);
    pthread_t thread;
    pthread_create(&thread, NULL, producer, NULL);
    int count;
    sem_getvalue(&items, &count); //~ BRANCH sem-value failing
    if (count == 1)
        abort();
    pthread_join(thread, NULL);
    return 0;
}

//! what: a thread that waits in vain, because another one took back what it gave, could have come first
//! outcomes: 2
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t sem;

static void *taker(void *arg)
{
    (void)arg;
    sem_wait(&sem);
    return NULL;
}

static void *giver(void *arg)
{
    (void)arg;
    sem_post(&sem);
    return (void *)(long)sem_trywait(&sem);
}

int main(void)
{
    pthread_t a, b;
    void *rb;
    sem_init(&sem, 0, 0);
    pthread_create(&a, NULL, taker, NULL);
    pthread_create(&b, NULL, giver, NULL);
    pthread_join(a, NULL);
    pthread_join(b, &rb);
    printf("%ld\n", (long)rb);
    return 0;
}

//! what: the value of a semaphore before and after a post
//! outcomes: 2
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t sem;

static void *giver(void *arg)
{
    (void)arg;
    sem_post(&sem);
    return NULL;
}

static void *looker(void *arg)
{
    (void)arg;
    int value;
    sem_getvalue(&sem, &value);
    return (void *)(long)value;
}

int main(void)
{
    pthread_t a, b;
    void *rb;
    sem_init(&sem, 0, 0);
    pthread_create(&a, NULL, giver, NULL);
    pthread_create(&b, NULL, looker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, &rb);
    printf("%ld\n", (long)rb);
    return 0;
}

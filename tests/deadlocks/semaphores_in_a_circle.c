//! what: semaphores used as locks, taken in opposite orders
//! deadlock: semaphore-starvation second_of_first second_of_second
#include <pthread.h>
#include <semaphore.h>

static sem_t a, b;

static void *first(void *arg)
{
    sem_wait(&a);
    sem_wait(&b);                       //~ second_of_first
    sem_post(&b);
    sem_post(&a);
    return arg;
}

static void *second(void *arg)
{
    sem_wait(&b);
    sem_wait(&a);                       //~ second_of_second
    sem_post(&a);
    sem_post(&b);
    return arg;
}

int main(void)
{
    pthread_t one, two;
    sem_init(&a, 0, 1);
    sem_init(&b, 0, 1);
    pthread_create(&one, NULL, first, NULL);
    pthread_create(&two, NULL, second, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}

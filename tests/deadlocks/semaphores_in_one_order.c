//! what: semaphores used as locks, taken in one order by all
//! not: take_a
//! not: take_b
//! not: take_a take_b
#include <pthread.h>
#include <semaphore.h>

static sem_t a, b;

static void *work(void *arg)
{
    sem_wait(&a);                       //~ take_a
    sem_wait(&b);                       //~ take_b
    sem_post(&b);
    sem_post(&a);
    return arg;
}

int main(void)
{
    pthread_t one, two;
    sem_init(&a, 0, 1);
    sem_init(&b, 0, 1);
    pthread_create(&one, NULL, work, NULL);
    pthread_create(&two, NULL, work, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}

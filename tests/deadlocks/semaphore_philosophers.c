//! what: three that take semaphores in a circle: no single delay is enough
//! deadlock: semaphore-starvation second_fork second_fork second_fork
#include <pthread.h>
#include <semaphore.h>

static sem_t fork_[3];

static void *philosopher(void *arg)
{
    long n = (long)arg;
    sem_wait(&fork_[n]);
    sem_wait(&fork_[(n + 1) % 3]);      //~ second_fork
    sem_post(&fork_[(n + 1) % 3]);
    sem_post(&fork_[n]);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        sem_init(&fork_[i], 0, 1);
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, philosopher, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}

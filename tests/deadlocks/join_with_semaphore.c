//! what: a semaphore is kept while a thread is joined that needs it
//! deadlock: semaphore-starvation take
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>

static sem_t one;

static void *work(void *arg)
{
    sem_wait(&one);                     //~ take
    sem_post(&one);
    return arg;
}

int main(void)
{
    pthread_t t;
    sem_init(&one, 0, 1);
    pthread_create(&t, NULL, work, NULL);
    // Nobody looks at it: only the order matters.
    for (volatile int i = 0; i < 3; i++)
        sched_yield();
    sem_wait(&one);
    pthread_join(t, NULL);
    sem_post(&one);
    return 0;
}

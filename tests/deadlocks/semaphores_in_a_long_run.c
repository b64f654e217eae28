//! what: semaphores used as locks in opposite orders, in a run that is too long for the solver
//! deadlock: semaphore-starvation second_of_first second_of_second
//! not_looked_at: too long for the solver
#include <pthread.h>
#include <semaphore.h>

static sem_t a, b;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int counter;

static void count(void)
{
    for (int i = 0; i < 1500; i++) {
        pthread_mutex_lock(&lock);
        counter++;
        pthread_mutex_unlock(&lock);
    }
}

static void *first(void *arg)
{
    count();
    sem_wait(&a);
    sem_wait(&b);                       //~ second_of_first
    sem_post(&b);
    sem_post(&a);
    return arg;
}

static void *second(void *arg)
{
    count();
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

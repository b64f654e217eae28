//! what: the run that should stand in a circle of locks, which a semaphore makes impossible, ends in another deadlock
//! deadlock: semaphore-starvation takes_a takes_b takes_c
//! undecided: wants_x wants_y
//! not_looked_at: too long for the solver
#include <pthread.h>
#include <semaphore.h>

static sem_t a, b, c, guard;
static pthread_mutex_t x = PTHREAD_MUTEX_INITIALIZER, y = PTHREAD_MUTEX_INITIALIZER;
static int counter;

static void *count(void *arg)
{
    for (int i = 0; i < 2500; i++) {
        pthread_mutex_lock(&x);
        counter++;
        pthread_mutex_unlock(&x);
    }
    return arg;
}

static void *first(void *arg)
{
    sem_wait(&a);
    sem_wait(&guard);
    pthread_mutex_lock(&x);
    pthread_mutex_lock(&y);             //~ wants_y
    pthread_mutex_unlock(&y);
    pthread_mutex_unlock(&x);
    sem_post(&guard);
    sem_wait(&b);                       //~ takes_b
    sem_post(&b);
    sem_post(&a);
    return arg;
}

static void *second(void *arg)
{
    sem_wait(&b);
    sem_wait(&guard);
    pthread_mutex_lock(&y);
    pthread_mutex_lock(&x);             //~ wants_x
    pthread_mutex_unlock(&x);
    pthread_mutex_unlock(&y);
    sem_post(&guard);
    sem_wait(&c);                       //~ takes_c
    sem_post(&c);
    sem_post(&b);
    return arg;
}

static void *third(void *arg)
{
    sem_wait(&c);
    sem_wait(&a);                       //~ takes_a
    sem_post(&a);
    sem_post(&c);
    return arg;
}

int main(void)
{
    pthread_t t[3];
    sem_init(&a, 0, 1);
    sem_init(&b, 0, 1);
    sem_init(&c, 0, 1);
    sem_init(&guard, 0, 1);
    // A long run, all of it before what matters.
    pthread_create(&t[0], NULL, count, NULL);
    pthread_join(t[0], NULL);
    pthread_create(&t[0], NULL, first, NULL);
    pthread_create(&t[1], NULL, second, NULL);
    pthread_create(&t[2], NULL, third, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}

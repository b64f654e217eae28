//! what: main waits for a signal of threads that wait for each other's semaphores
//! deadlock: semaphore-starvation second_of_first second_of_second
#include <pthread.h>
#include <semaphore.h>

static sem_t a, b;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int done;

static void end(void)
{
    pthread_mutex_lock(&lock);
    done++;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
}

static void *first(void *arg)
{
    sem_wait(&a);
    sem_wait(&b);                       //~ second_of_first
    sem_post(&b);
    sem_post(&a);
    end();
    return arg;
}

static void *second(void *arg)
{
    sem_wait(&b);
    sem_wait(&a);                       //~ second_of_second
    sem_post(&a);
    sem_post(&b);
    end();
    return arg;
}

int main(void)
{
    pthread_t t;
    sem_init(&a, 0, 1);
    sem_init(&b, 0, 1);
    pthread_create(&t, NULL, first, NULL);
    pthread_create(&t, NULL, second, NULL);
    pthread_mutex_lock(&lock);
    while (done < 2)
        pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
    return 0;
}

//! what: a worker is meant to wait when main ends, but at the same wait it may also be stuck, with main
//! deadlock: semaphore-starvation next reply
#include <pthread.h>
#include <semaphore.h>

static sem_t jobs, done;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *arg)
{
    for (;;) {
        sem_wait(&jobs);                //~ next
        sem_post(&done);
    }
    return arg;
}

// Asks for a job to be done, and takes what it gets under the lock.
static void *client(void *arg)
{
    pthread_mutex_lock(&lock);
    sem_wait(&done);                    //~ reply
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t, u;
    sem_init(&jobs, 0, 0);
    sem_init(&done, 0, 0);
    pthread_create(&t, NULL, worker, NULL);
    pthread_create(&u, NULL, client, NULL);
    pthread_mutex_lock(&lock);
    sem_post(&jobs);
    pthread_mutex_unlock(&lock);
    pthread_join(u, NULL);
    return 0;
}

//! what: a pool is told to stop by a signal where a broadcast is needed: one bug, whatever the workers did before
//! deadlock: too-few-signals idle
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER;
static int jobs, done, stopping;

static void *worker(void *arg)
{
    (void)arg;
    for (;;) {
        pthread_mutex_lock(&lock);
        while (!jobs && !stopping)
            pthread_cond_wait(&work, &lock);   //~ idle
        if (!jobs) {
            pthread_mutex_unlock(&lock);
            return NULL;
        }
        jobs--;
        pthread_mutex_unlock(&lock);
        pthread_mutex_lock(&lock);
        done++;
        pthread_mutex_unlock(&lock);
    }
}

int main(void)
{
    pthread_t workers[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&workers[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++) {
        pthread_mutex_lock(&lock);
        jobs++;
        pthread_cond_signal(&work);
        pthread_mutex_unlock(&lock);
    }
    pthread_mutex_lock(&lock);
    stopping = 1;
    pthread_cond_signal(&work);
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < 2; i++)
        pthread_join(workers[i], NULL);
    return done != 3;
}

//! what: workers that wait for work when main returns are no deadlock, although they wake each other
//! not: work
//! not: work work
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER, idle = PTHREAD_COND_INITIALIZER;
static int jobs, finished;

static void *worker(void *arg) {
    pthread_mutex_lock(&lock);
    for (;;) {
        while (jobs == 0)
            pthread_cond_wait(&more, &lock); //~ work
        if (--jobs > 0)
            pthread_cond_signal(&more);
        finished++;
        pthread_cond_signal(&idle);
    }
    return arg;
}

int main(void) {
    pthread_t t;
    for (int i = 0; i < 2; i++)
        pthread_create(&t, 0, worker, 0);
    pthread_mutex_lock(&lock);
    jobs = 2;
    pthread_cond_signal(&more);
    while (finished < 2)
        pthread_cond_wait(&idle, &lock);
    pthread_mutex_unlock(&lock);
    return 0;
}

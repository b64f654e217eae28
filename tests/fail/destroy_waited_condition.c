//! what: a condition variable is destroyed while a thread waits on it
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER, waits = PTHREAD_COND_INITIALIZER;
static int waiting, ready;

static void *wait(void *arg)
{
    pthread_mutex_lock(&lock);
    waiting = 1;
    pthread_cond_signal(&waits);
    while (!ready)
        pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, wait, NULL);
    pthread_mutex_lock(&lock);
    while (!waiting)
        pthread_cond_wait(&waits, &lock);
    ready = 1;
#ifdef FIXED
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
#endif
    pthread_cond_destroy(&changed); //~ FAIL
    puts("done");
    return 0;
}

//! what: two threads wait on one condition variable with different mutexes
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER, two = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER, waits = PTHREAD_COND_INITIALIZER;
static int waiting, ready;

static void *wait(void *arg)
{
    pthread_mutex_lock(&one);
    waiting = 1;
    pthread_cond_signal(&waits);
    while (!ready)
        pthread_cond_wait(&changed, &one);
    pthread_mutex_unlock(&one);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, wait, NULL);
    pthread_mutex_lock(&one);
    while (!waiting)
        pthread_cond_wait(&waits, &one);
#ifdef FIXED
    ready = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&one);
#else
    pthread_mutex_unlock(&one);
    pthread_mutex_lock(&two);
    pthread_cond_wait(&changed, &two); //~ FAIL
    pthread_mutex_unlock(&two);
#endif
    pthread_join(t, NULL);
    puts("done");
    return 0;
}

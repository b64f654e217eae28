//! what: a signal that comes before its wait is lost
//! cflags: -pthread
//! fail: deadlock
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static int is_ready;

static void *other(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    is_ready = 1;
    pthread_cond_signal(&ready);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    pthread_join(t, NULL);
    pthread_mutex_lock(&lock);
#ifdef FIXED
    while (!is_ready)
#endif
        pthread_cond_wait(&ready, &lock); //~ FAIL
    pthread_mutex_unlock(&lock);
    printf("%d\n", is_ready);
    return 0;
}

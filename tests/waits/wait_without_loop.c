//! what: a wait without a loop, which a spurious wake-up ends too early
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready;

static void *set(void *arg)
{
    pthread_mutex_lock(&lock);
    ready = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_mutex_lock(&lock);
    pthread_create(&t, NULL, set, NULL);
    if (!ready)
        pthread_cond_wait(&changed, &lock);
    printf("ready %d\n", ready);
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}

//! what: a timed wait is woken or times out
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

static void *first(void *arg)
{
    (void)arg;
    struct timespec past = {0, 0};
    pthread_mutex_lock(&lock);
    int late = pthread_cond_timedwait(&changed, &lock, &past) != 0;
    pthread_mutex_unlock(&lock);
    return (void *)(long)late;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_cond_signal(&changed);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    void *ra;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, &ra);
    pthread_join(b, NULL);
    printf("%ld\n", (long)ra);
    return 0;
}

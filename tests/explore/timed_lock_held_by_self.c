//! what: a timed lock that can only give up does not hide that the lock could have been taken by another thread first
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *first(void *arg)
{
    (void)arg;
    struct timespec soon = {0, 0};
    shared = 1;
    pthread_mutex_lock(&lock);
    pthread_mutex_timedlock(&lock, &soon);
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    return (void *)(long)shared;
}

int main(void)
{
    pthread_t a, b;
    void *rb;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, &rb);
    printf("%ld\n", (long)rb);
    return 0;
}

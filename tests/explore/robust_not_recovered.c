//! what: a robust mutex that is given back out of order is lost for all from then on, also for those that wait
//! cflags: -pthread
//! outcomes: 7
#include <errno.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock;
static int second;

static void *dies(void *arg)
{
    pthread_mutex_lock(&lock);
    return arg;
}

static void *locks(void *arg)
{
    second = pthread_mutex_lock(&lock);
    if (second != ENOTRECOVERABLE)
        pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_mutexattr_t robust;
    pthread_mutexattr_init(&robust);
    pthread_mutexattr_setrobust(&robust, PTHREAD_MUTEX_ROBUST);
    pthread_mutex_init(&lock, &robust);
    pthread_create(&a, NULL, dies, NULL);
    pthread_create(&b, NULL, locks, NULL);
    int first = pthread_mutex_trylock(&lock);
    if (first == 0 || first == EOWNERDEAD)
        pthread_mutex_unlock(&lock);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", first, second);
    return 0;
}

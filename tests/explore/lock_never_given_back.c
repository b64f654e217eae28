//! what: a thread that waits for ever behind one that ended with the lock could have come first, although main ends
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *keeper(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    return (void *)(long)shared;
}

static void *other(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    shared = 1;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    void *ra;
    pthread_create(&a, NULL, keeper, NULL);
    pthread_create(&b, NULL, other, NULL);
    pthread_join(a, &ra);
    printf("%ld\n", (long)ra);
    return 0;
}

//! what: two trylocks: at most one fails
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *first(void *arg)
{
    (void)arg;
    int busy = pthread_mutex_trylock(&lock) != 0;
    if (!busy)
        pthread_mutex_unlock(&lock);
    return (void *)(long)busy;
}

static void *second(void *arg)
{
    (void)arg;
    int busy = pthread_mutex_trylock(&lock) != 0;
    if (!busy)
        pthread_mutex_unlock(&lock);
    return (void *)(long)busy;
}

int main(void)
{
    pthread_t a, b;
    void *ra, *rb;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, &ra);
    pthread_join(b, &rb);
    printf("%ld %ld\n", (long)ra, (long)rb);
    return 0;
}

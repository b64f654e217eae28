//! what: a lock that is never given back, tried for again and again: either it hangs or the other thread came first
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *keeps(void *arg)
{
    pthread_mutex_lock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, keeps, NULL);
    while (pthread_mutex_trylock(&lock)) {
    }
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    puts("done");
    return 0;
}

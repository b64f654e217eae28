//! what: whether the second lock is taken first depends on a value that goes through the library: what was not tried is not said to be
//! undecided: first second
//! ended: lost
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static atomic_int ready;

static void *straight(void *arg)
{
    atomic_store(&ready, 12345);
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b); //~ first
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return arg;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, straight, 0);
    // Only in one order are there six characters.
    if (printf("%d\n", atomic_load(&ready)) == 6) {
        pthread_mutex_lock(&b);
        pthread_mutex_lock(&a); //~ second
        pthread_mutex_unlock(&a);
        pthread_mutex_unlock(&b);
    }
    pthread_join(thread, 0);
    return 0;
}

//! what: a mutex is unlocked by a thread that does not hold it
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *arg)
{
    (void)arg;
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    pthread_mutex_unlock(&lock); //~ FAIL
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_mutex_lock(&lock);
    pthread_create(&t, NULL, other, NULL);
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    pthread_join(t, NULL);
    puts("done");
    return 0;
}

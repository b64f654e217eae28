//! what: a lock that one thread never gives back, after another one had it; in the other order nobody gets it
//! deadlock: lock-never-released want
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *good(void *arg)
{
    pthread_mutex_lock(&lock);          //~ want
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *bad(void *arg)
{
    pthread_mutex_lock(&lock);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, good, NULL);
    pthread_create(&b, NULL, bad, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

//! what: which lock a thread wants depends on what it reads, and where the other one is in the middle it is another lock
//! refuted: wants_chosen wants_other value
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t chosen[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static pthread_mutex_t other = PTHREAD_MUTEX_INITIALIZER;
static atomic_int busy, which;

static void *first(void *arg)
{
    which = 1;
    pthread_mutex_lock(&chosen[0]);
    busy = 1;
    pthread_mutex_lock(&other);                 //~ wants_other
    pthread_mutex_unlock(&other);
    pthread_mutex_unlock(&chosen[0]);
    which = 0;
    return arg;
}

static void *second(void *arg)
{
    if (busy) {
        pthread_mutex_lock(&other);
        int i = which;
        pthread_mutex_lock(&chosen[i]);         //~ wants_chosen
        pthread_mutex_unlock(&chosen[i]);
        pthread_mutex_unlock(&other);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

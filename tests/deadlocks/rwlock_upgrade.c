//! what: two readers that want to write without giving back the lock first
//! deadlock: rwlock-upgrade up_a
//! may: up_a up_b
//! may: up_b
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int stale = 1, cache;

static void *first(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    if (stale) {
        pthread_rwlock_wrlock(&lock);   //~ up_a
        cache = 1;
    }
    pthread_rwlock_unlock(&lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    if (stale) {
        pthread_rwlock_wrlock(&lock);   //~ up_b
        cache = 2;
    }
    pthread_rwlock_unlock(&lock);
    return NULL;
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

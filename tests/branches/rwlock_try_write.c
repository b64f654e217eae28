//! what: whether a writer gets the lock without waiting depends on where the reader is
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int version;

static void *first(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    int seen = version;
    pthread_rwlock_unlock(&lock);
    if (seen > 0) //~ BRANCH if other
        puts("new");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    int busy = pthread_rwlock_trywrlock(&lock); //~ BRANCH try-write-lock other
    if (!busy) {
        version++;
        pthread_rwlock_unlock(&lock);
    }
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

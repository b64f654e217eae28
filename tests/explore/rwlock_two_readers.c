//! what: two readers may be inside together, as a counter shows
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static atomic_int inside;

static void *first(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    int r = ++inside;
    pthread_rwlock_unlock(&lock);
    return (void *)(long)r;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    int r = ++inside;
    pthread_rwlock_unlock(&lock);
    return (void *)(long)r;
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

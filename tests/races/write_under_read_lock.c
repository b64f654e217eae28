//! what: two writers that hold a lock only to read do not keep each other out
//! race: here_a here_b different-values
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int hits;

static void *first(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    hits++;                     //~ here_a
    pthread_rwlock_unlock(&lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    hits++;                     //~ here_b
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
    printf("%d\n", hits);
    return 0;
}

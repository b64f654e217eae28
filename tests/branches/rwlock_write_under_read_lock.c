//! what: a write under a read lock does not keep another reader out: the pair can be torn
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int left, right;

static void *first(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    assert(left == right); //~ BRANCH if failing
    pthread_rwlock_unlock(&lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_rwlock_rdlock(&lock);
    left = 1;
    right = 1;
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

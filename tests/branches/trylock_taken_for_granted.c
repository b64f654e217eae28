//! what: a busy lock was thought impossible
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int work;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    work++;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    int busy = pthread_mutex_trylock(&lock); //~ BRANCH trylock failing
    assert(!busy);
    work++;
    pthread_mutex_unlock(&lock);
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

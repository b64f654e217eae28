//! what: each thread locks its own: the update is torn between them
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int total;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock[0]);
    total = 5;
    assert(total == 5); //~ BRANCH if failing
    pthread_mutex_unlock(&lock[0]);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock[1]);
    total = 6;
    pthread_mutex_unlock(&lock[1]);
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

//! what: two pairs of locks, each taken in both orders through the same lines: two deadlocks
//! deadlock: lock-cycle second second data=lock1
//! deadlock: lock-cycle second second data=lock3
#include <pthread.h>

static pthread_mutex_t lock1 = PTHREAD_MUTEX_INITIALIZER, lock2 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t lock3 = PTHREAD_MUTEX_INITIALIZER, lock4 = PTHREAD_MUTEX_INITIALIZER;
static int sum;

static void both(pthread_mutex_t *x, pthread_mutex_t *y)
{
    pthread_mutex_lock(x);
    pthread_mutex_lock(y);   //~ second
    sum++;
    pthread_mutex_unlock(y);
    pthread_mutex_unlock(x);
}

static void *first(void *arg)
{
    (void)arg;
    both(&lock1, &lock2);
    both(&lock3, &lock4);
    return NULL;
}

static void *other(void *arg)
{
    (void)arg;
    both(&lock2, &lock1);
    both(&lock4, &lock3);
    return NULL;
}

int main(void)
{
    pthread_t x, y;
    pthread_create(&x, NULL, first, NULL);
    pthread_create(&y, NULL, other, NULL);
    pthread_join(x, NULL);
    pthread_join(y, NULL);
    return 0;
}

//! what: two timed locks: each may find the lock held and give up, whether the holder waits with a timeout or not
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>
#include <time.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *attempt(void *arg)
{
    (void)arg;
    struct timespec soon = {0, 0};
    if (pthread_mutex_timedlock(&lock, &soon) != 0)
        return (void *)1L;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    void *ra, *rb;
    pthread_create(&a, NULL, attempt, NULL);
    pthread_create(&b, NULL, attempt, NULL);
    pthread_join(a, &ra);
    pthread_join(b, &rb);
    printf("%ld %ld\n", (long)ra, (long)rb);
    return 0;
}

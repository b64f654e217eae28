//! what: a writer that waits keeps readers out until it gives up; who tries to read meanwhile is refused
//! cflags: -pthread
//! outcomes: 4
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

static pthread_rwlock_t lock;
static int wrote;

static void *writes(void *arg)
{
    struct timespec soon;
    clock_gettime(CLOCK_REALTIME, &soon);
    if (pthread_rwlock_timedwrlock(&lock, &soon) == 0) {
        wrote = 1;
        pthread_rwlock_unlock(&lock);
    }
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_rwlockattr_t a;
    pthread_rwlockattr_init(&a);
    pthread_rwlockattr_setkind_np(&a, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
    pthread_rwlock_init(&lock, &a);
    pthread_create(&t, NULL, writes, NULL);
    pthread_rwlock_rdlock(&lock);
    int first = pthread_rwlock_tryrdlock(&lock);
    pthread_rwlock_unlock(&lock);
    if (first == 0)
        pthread_rwlock_unlock(&lock);
    pthread_join(t, NULL);
    printf("%d %d\n", first, wrote);
    return 0;
}

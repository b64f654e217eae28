//! what: while a writer waits, a lock that prefers writers refuses readers; the other kinds do not
//! cflags: -pthread
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static pthread_rwlock_t lock;

static void *writes(void *arg)
{
    pthread_rwlock_wrlock(&lock);
    puts("writes");
    pthread_rwlock_unlock(&lock);
    return arg;
}

static void *reads(void *arg)
{
    pthread_rwlock_rdlock(&lock);
    puts("reads");
    pthread_rwlock_unlock(&lock);
    return arg;
}

int main(void)
{
    for (int kind = 0; kind < 3; kind++) {
        pthread_t w, r;
        pthread_rwlockattr_t a;
        pthread_rwlockattr_init(&a);
        pthread_rwlockattr_setkind_np(&a, kind);
        pthread_rwlock_init(&lock, &a);
        pthread_rwlock_rdlock(&lock);
        pthread_create(&w, NULL, writes, NULL);
        usleep(100000);
        int again = pthread_rwlock_tryrdlock(&lock);
        printf("kind %d: tryrdlock %d, trywrlock %d\n", kind, again, pthread_rwlock_trywrlock(&lock));
        if (again == 0)
            pthread_rwlock_unlock(&lock);
        pthread_create(&r, NULL, reads, NULL);
        usleep(100000);
        puts("unlocks");
        pthread_rwlock_unlock(&lock);
        pthread_join(w, NULL);
        pthread_join(r, NULL);
        pthread_rwlock_destroy(&lock);
    }
    return 0;
}

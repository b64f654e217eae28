//! what: robust mutexes whose holder ends: all ways to take one, with and without pthread_mutex_consistent
//! cflags: -pthread
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static pthread_mutex_t mutex;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;

static void init(pthread_mutex_t *m, int type)
{
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, type);
    printf("setrobust %d\n", pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST));
    int robust = -1;
    pthread_mutexattr_getrobust(&a, &robust);
    printf("robust %d, init %d\n", robust, pthread_mutex_init(m, &a));
    pthread_mutexattr_destroy(&a);
}

static void *dies(void *times)
{
    for (long n = (long)times; n > 0; n--)
        printf("lock %s\n", strerrorname_np(pthread_mutex_lock(&mutex)));
    return NULL;
}

static void *exits(void *arg)
{
    (void)arg;
    printf("trylock %s\n", strerrorname_np(pthread_mutex_trylock(&mutex)));
    pthread_exit(NULL);
}

static void run(void *(*f)(void *), long arg)
{
    pthread_t t;
    pthread_create(&t, NULL, f, (void *)arg);
    pthread_join(t, NULL);
}

static void *tries(void *arg)
{
    printf("elsewhere: trylock %s\n", strerrorname_np(pthread_mutex_trylock(&mutex)));
    printf("elsewhere: unlock %s\n", strerrorname_np(pthread_mutex_unlock(&mutex)));
    return arg;
}

static int later(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    t.tv_sec += 5;
    return pthread_mutex_timedlock(&mutex, &t);
}

static void *waits(void *arg)
{
    pthread_mutex_lock(&mutex);
    *(int *)arg = 1;
    pthread_cond_signal(&cond);
    int e = pthread_cond_wait(&cond, &mutex);
    printf("wait %s\n", strerrorname_np(e));
    printf("consistent %s\n", strerrorname_np(pthread_mutex_consistent(&mutex)));
    pthread_mutex_unlock(&mutex);
    return NULL;
}

static void *wakes_and_dies(void *arg)
{
    pthread_mutex_lock(&mutex);
    pthread_cond_signal(&cond);
    return arg;
}

int main(void)
{
    pthread_mutex_t plain = PTHREAD_MUTEX_INITIALIZER;
    printf("plain: consistent %s\n", strerrorname_np(pthread_mutex_consistent(&plain)));

    init(&mutex, PTHREAD_MUTEX_NORMAL);
    printf("sound: consistent %s\n", strerrorname_np(pthread_mutex_consistent(&mutex)));
    printf("unlock %s\n", strerrorname_np(pthread_mutex_unlock(&mutex)));
    run(dies, 1);
    printf("before it is taken: consistent %s\n", strerrorname_np(pthread_mutex_consistent(&mutex)));
    printf("lock %s\n", strerrorname_np(pthread_mutex_lock(&mutex)));
    run(tries, 0);
    printf("consistent %s\n", strerrorname_np(pthread_mutex_consistent(&mutex)));
    printf("again: consistent %s\n", strerrorname_np(pthread_mutex_consistent(&mutex)));
    printf("unlock %s\n", strerrorname_np(pthread_mutex_unlock(&mutex)));
    printf("lock %s\n", strerrorname_np(pthread_mutex_lock(&mutex)));
    printf("unlock %s\n", strerrorname_np(pthread_mutex_unlock(&mutex)));

    run(exits, 0);
    printf("trylock %s\n", strerrorname_np(pthread_mutex_trylock(&mutex)));
    printf("consistent %s\n", strerrorname_np(pthread_mutex_consistent(&mutex)));
    printf("unlock %s\n", strerrorname_np(pthread_mutex_unlock(&mutex)));

    run(exits, 0);
    run(dies, 1);
    printf("died twice: timedlock %s\n", strerrorname_np(later()));
    printf("unlock %s\n", strerrorname_np(pthread_mutex_unlock(&mutex)));
    printf("lock %s\n", strerrorname_np(pthread_mutex_lock(&mutex)));
    printf("timedlock %s\n", strerrorname_np(later()));
    printf("unlock %s\n", strerrorname_np(pthread_mutex_unlock(&mutex)));
    /* glibc 2.36 does not give it back after this one. */
    printf("trylock %s\n", strerrorname_np(pthread_mutex_trylock(&mutex)));
    printf("consistent %s\n", strerrorname_np(pthread_mutex_consistent(&mutex)));
    printf("destroy %s\n", strerrorname_np(pthread_mutex_destroy(&mutex)));

    init(&mutex, PTHREAD_MUTEX_RECURSIVE);
    run(dies, 3);
    printf("recursive: lock %s\n", strerrorname_np(pthread_mutex_lock(&mutex)));
    printf("lock %s\n", strerrorname_np(pthread_mutex_lock(&mutex)));
    printf("unlock %s\n", strerrorname_np(pthread_mutex_unlock(&mutex)));
    printf("consistent %s\n", strerrorname_np(pthread_mutex_consistent(&mutex)));
    printf("unlock %s\n", strerrorname_np(pthread_mutex_unlock(&mutex)));
    printf("unlock %s\n", strerrorname_np(pthread_mutex_unlock(&mutex)));
    pthread_mutex_destroy(&mutex);

    init(&mutex, PTHREAD_MUTEX_ERRORCHECK);
    run(dies, 2);
    printf("checking: trylock %s\n", strerrorname_np(pthread_mutex_trylock(&mutex)));
    printf("lock %s\n", strerrorname_np(pthread_mutex_lock(&mutex)));
    printf("consistent %s\n", strerrorname_np(pthread_mutex_consistent(&mutex)));
    printf("unlock %s\n", strerrorname_np(pthread_mutex_unlock(&mutex)));

    int ready = 0;
    pthread_t t;
    pthread_mutex_lock(&mutex);
    pthread_create(&t, NULL, waits, &ready);
    while (!ready)
        pthread_cond_wait(&cond, &mutex);
    pthread_mutex_unlock(&mutex);
    run(wakes_and_dies, 0);
    pthread_join(t, NULL);
    printf("lock %s\n", strerrorname_np(pthread_mutex_lock(&mutex)));
    return 0;
}

//! what: what mutexes that check and mutexes that count answer to wrong calls; barriers and keys too
//! cflags: -pthread
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t check = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
static pthread_mutex_t count = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;

static void *other(void *arg)
{
    (void)arg;
    struct timespec past = {1, 0};
    printf("other: %d %d", pthread_mutex_unlock(&check) == EPERM, pthread_mutex_unlock(&count) == EPERM);
    printf(" %d %d", pthread_mutex_trylock(&check) == EBUSY, pthread_mutex_trylock(&count) == EBUSY);
    printf(" %d\n", pthread_mutex_timedlock(&check, &past) == ETIMEDOUT);
    return NULL;
}

int main(void)
{
    printf("%d %d\n", pthread_mutex_unlock(&check) == EPERM, pthread_mutex_unlock(&count) == EPERM);
    printf("%d\n", pthread_cond_wait(&condition, &check) == EPERM);
    printf("%d %d\n", pthread_mutex_lock(&check), pthread_mutex_lock(&check) == EDEADLK);
    printf("%d\n", pthread_mutex_trylock(&check) == EBUSY);
    printf("%d %d %d\n", pthread_mutex_lock(&count), pthread_mutex_lock(&count), pthread_mutex_trylock(&count));
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    pthread_join(t, NULL);
    printf("%d %d %d", pthread_mutex_unlock(&count), pthread_mutex_unlock(&count), pthread_mutex_unlock(&count));
    printf(" %d\n", pthread_mutex_unlock(&count) == EPERM);
    printf("%d %d\n", pthread_mutex_unlock(&check), pthread_mutex_unlock(&check) == EPERM);
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_t made;
    pthread_mutex_init(&made, &a);
    printf("%d %d", pthread_mutex_lock(&made), pthread_mutex_lock(&made) == EDEADLK);
    printf(" %d %d\n", pthread_mutex_unlock(&made), pthread_mutex_destroy(&made));
    /* A destroyed mutex can be made again, and of another kind. */
    pthread_mutex_init(&made, NULL);
    printf("%d %d\n", pthread_mutex_lock(&made), pthread_mutex_unlock(&made));
    pthread_barrier_t b;
    printf("%d\n", pthread_barrier_init(&b, NULL, 0) == EINVAL);
    printf("%d\n", pthread_barrier_init(&b, NULL, 1));
    printf("%d %d\n", pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD, pthread_barrier_destroy(&b));
    return 0;
}

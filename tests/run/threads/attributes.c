//! what: attributes and the rarer functions of pthread.h
//! cflags: -pthread
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>


static pthread_barrier_t go;

static void *work(void *arg)
{
    pthread_barrier_wait(&go);
    return arg;
}

int main(void)
{
    pthread_attr_t a;
    printf("%d ", pthread_attr_init(&a));
    printf("%d ", pthread_attr_setguardsize(&a, 4096));
    printf("%d\n", pthread_attr_setscope(&a, PTHREAD_SCOPE_SYSTEM));
    pthread_barrierattr_t b;
    printf("%d ", pthread_barrierattr_init(&b));
    pthread_barrier_init(&go, &b, 2);
    printf("%d\n", pthread_barrierattr_destroy(&b));
    pthread_t t;
    void *value = NULL;
    pthread_create(&t, &a, work, "value");
    printf("%d ", pthread_tryjoin_np(t, &value) == EBUSY);
    printf("%d %d\n", pthread_setname_np(t, "worker"), pthread_setconcurrency(2));
    pthread_barrier_wait(&go);
    pthread_join(t, &value);
    printf("%s\n", (char *)value);

    pthread_mutexattr_t m;
    pthread_mutexattr_init(&m);
    printf("%d ", pthread_mutexattr_setpshared(&m, PTHREAD_PROCESS_PRIVATE));
    printf("%d ", pthread_mutexattr_setrobust(&m, PTHREAD_MUTEX_STALLED));
    printf("%d\n", pthread_mutexattr_setprotocol(&m, PTHREAD_PRIO_NONE));
    pthread_mutex_t lock;
    pthread_mutex_init(&lock, &m);
    struct timespec past = {0, 0};
    printf("%d ", pthread_mutex_clocklock(&lock, CLOCK_MONOTONIC, &past));
    pthread_condattr_t c;
    pthread_condattr_init(&c);
    printf("%d %d ", pthread_condattr_setclock(&c, CLOCK_MONOTONIC), pthread_condattr_setpshared(&c, PTHREAD_PROCESS_PRIVATE));
    pthread_cond_t never;
    pthread_cond_init(&never, &c);
    printf("%d\n", pthread_cond_clockwait(&never, &lock, CLOCK_MONOTONIC, &past) == ETIMEDOUT);
    pthread_mutex_unlock(&lock);

    pthread_rwlockattr_t r;
    pthread_rwlock_t rw;
    printf("%d ", pthread_rwlockattr_init(&r));
    printf("%d ", pthread_rwlock_init(&rw, &r));
    printf("%d\n", pthread_rwlockattr_destroy(&r));
    pthread_rwlock_destroy(&rw);
    int old;
    printf("%d ", pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &old));
    printf("%d ", pthread_setcanceltype(PTHREAD_CANCEL_DEFERRED, &old));
    pthread_testcancel();
    puts("end");
    return 0;
}

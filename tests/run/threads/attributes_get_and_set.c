//! what: every attribute can be asked for after it was set, and wrong values are refused
//! cflags: -pthread
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>

#define EINVAL_IS(call) printf(" %d", (call) == EINVAL)

static void threads(void)
{
    pthread_attr_t a;
    int n = -1;
    size_t size = 0;
    void *at = NULL;
    static char stack[65536];
    pthread_attr_init(&a);
    pthread_attr_getdetachstate(&a, &n);
    printf("detach %d", n == PTHREAD_CREATE_JOINABLE);
    pthread_attr_setdetachstate(&a, PTHREAD_CREATE_DETACHED);
    pthread_attr_getdetachstate(&a, &n);
    printf(" %d", n == PTHREAD_CREATE_DETACHED);
    EINVAL_IS(pthread_attr_setdetachstate(&a, 7));
    pthread_attr_getinheritsched(&a, &n);
    printf("\nsched %d", n == PTHREAD_INHERIT_SCHED);
    pthread_attr_setinheritsched(&a, PTHREAD_EXPLICIT_SCHED);
    pthread_attr_getinheritsched(&a, &n);
    printf(" %d", n == PTHREAD_EXPLICIT_SCHED);
    EINVAL_IS(pthread_attr_setinheritsched(&a, 7));
    pthread_attr_getschedpolicy(&a, &n);
    printf(" %d", n == SCHED_OTHER);
    printf(" %d", pthread_attr_setschedpolicy(&a, SCHED_RR));
    pthread_attr_getschedpolicy(&a, &n);
    printf(" %d", n == SCHED_RR);
    EINVAL_IS(pthread_attr_setschedpolicy(&a, 77));
    struct sched_param p = {.sched_priority = 5}, q = {0};
    printf(" %d", pthread_attr_setschedparam(&a, &p));
    pthread_attr_getschedparam(&a, &q);
    printf(" %d", q.sched_priority);
    p.sched_priority = 100;
    EINVAL_IS(pthread_attr_setschedparam(&a, &p));
    pthread_attr_getscope(&a, &n);
    printf("\nscope %d %d", n == PTHREAD_SCOPE_SYSTEM, pthread_attr_setscope(&a, PTHREAD_SCOPE_PROCESS) == ENOTSUP);
    EINVAL_IS(pthread_attr_setscope(&a, 7));
    pthread_attr_setguardsize(&a, 8192);
    pthread_attr_getguardsize(&a, &size);
    printf("\nguard %zu", size);
    pthread_attr_setstacksize(&a, 1 << 20);
    pthread_attr_getstacksize(&a, &size);
    printf("\nstack %zu", size);
    EINVAL_IS(pthread_attr_setstacksize(&a, 100));
    EINVAL_IS(pthread_attr_setstack(&a, stack, 100));
    printf(" %d", pthread_attr_setstack(&a, stack, sizeof stack));
    pthread_attr_getstack(&a, &at, &size);
    printf(" %d %zu", at == stack, size);
    cpu_set_t set, got;
    CPU_ZERO(&set);
    CPU_SET(0, &set);
    pthread_attr_getaffinity_np(&a, sizeof got, &got);
    printf("\nprocessors %d", CPU_ISSET(0, &got) != 0);
    printf(" %d", pthread_attr_setaffinity_np(&a, sizeof set, &set));
    pthread_attr_getaffinity_np(&a, sizeof got, &got);
    printf(" %d %d\n", CPU_COUNT(&got), CPU_EQUAL(&set, &got) != 0);
    pthread_attr_destroy(&a);
    pthread_getattr_np(pthread_self(), &a);
    pthread_attr_getstack(&a, &at, &size);
    pthread_attr_getdetachstate(&a, &n);
    printf("own %d %d\n", at != NULL && size > 0, n == PTHREAD_CREATE_JOINABLE);
    pthread_attr_destroy(&a);
    printf("default %d", pthread_getattr_default_np(&a));
    pthread_attr_getstacksize(&a, &size);
    printf(" %d\n", size >= PTHREAD_STACK_MIN);
    pthread_attr_destroy(&a);
}

static void others(void)
{
    pthread_mutexattr_t m;
    int n = -1;
    pthread_mutexattr_init(&m);
    pthread_mutexattr_gettype(&m, &n);
    printf("mutex %d", n == PTHREAD_MUTEX_DEFAULT);
    pthread_mutexattr_settype(&m, PTHREAD_MUTEX_RECURSIVE);
    EINVAL_IS(pthread_mutexattr_settype(&m, 9));
    pthread_mutexattr_setpshared(&m, PTHREAD_PROCESS_SHARED);
    EINVAL_IS(pthread_mutexattr_setpshared(&m, 9));
    pthread_mutexattr_getpshared(&m, &n);
    printf(" %d", n == PTHREAD_PROCESS_SHARED);
    pthread_mutexattr_getrobust(&m, &n);
    printf(" %d", n == PTHREAD_MUTEX_STALLED);
    EINVAL_IS(pthread_mutexattr_setrobust(&m, 9));
    pthread_mutexattr_getprotocol(&m, &n);
    printf(" %d", n == PTHREAD_PRIO_NONE);
    EINVAL_IS(pthread_mutexattr_setprotocol(&m, 9));
    printf(" %d", pthread_mutexattr_setprioceiling(&m, 7));
    pthread_mutexattr_getprioceiling(&m, &n);
    printf(" %d", n);
    EINVAL_IS(pthread_mutexattr_setprioceiling(&m, 1000));
    pthread_mutexattr_gettype(&m, &n);
    printf(" %d\n", n == PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_t plain = PTHREAD_MUTEX_INITIALIZER;
    printf("consistent %d\n", pthread_mutex_consistent(&plain) == EINVAL);

    pthread_condattr_t c;
    clockid_t clock = 99;
    pthread_condattr_init(&c);
    pthread_condattr_getclock(&c, &clock);
    printf("condition %d", clock == CLOCK_REALTIME);
    pthread_condattr_setclock(&c, CLOCK_MONOTONIC);
    pthread_condattr_getclock(&c, &clock);
    printf(" %d", clock == CLOCK_MONOTONIC);
    EINVAL_IS(pthread_condattr_setclock(&c, 9));
    pthread_condattr_getpshared(&c, &n);
    printf(" %d\n", n == PTHREAD_PROCESS_PRIVATE);
    pthread_rwlockattr_t r;
    pthread_rwlockattr_init(&r);
    printf("rwlock %d", pthread_rwlockattr_setkind_np(&r, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP));
    pthread_rwlockattr_getkind_np(&r, &n);
    printf(" %d", n == PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
    EINVAL_IS(pthread_rwlockattr_setkind_np(&r, 9));
    printf(" %d", pthread_rwlockattr_setpshared(&r, PTHREAD_PROCESS_SHARED));
    pthread_rwlockattr_getpshared(&r, &n);
    printf(" %d\n", n == PTHREAD_PROCESS_SHARED);
    pthread_barrierattr_t b;
    pthread_barrierattr_init(&b);
    printf("barrier %d", pthread_barrierattr_setpshared(&b, PTHREAD_PROCESS_SHARED));
    pthread_barrierattr_getpshared(&b, &n);
    printf(" %d\n", n == PTHREAD_PROCESS_SHARED);
}

int main(void)
{
    threads();
    others();
    return 0;
}

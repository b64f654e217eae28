//! what: every wait with a time, when the time is up and when it is not
//! cflags: -pthread
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <threads.h>
#include <time.h>

static pthread_mutex_t plain = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static sem_t none, stop;
static struct timespec past = {1, 0}, later, wrong = {0, -1};

static void *try_all(void *arg)
{
    (void)arg;
    printf("mutex %d %d %d", pthread_mutex_timedlock(&plain, &past) == ETIMEDOUT,
           pthread_mutex_clocklock(&plain, CLOCK_REALTIME, &past) == ETIMEDOUT,
           pthread_mutex_timedlock(&plain, &wrong) == EINVAL);
    printf("\nread %d %d %d", pthread_rwlock_timedrdlock(&rw, &past) == ETIMEDOUT,
           pthread_rwlock_clockrdlock(&rw, CLOCK_REALTIME, &past) == ETIMEDOUT,
           pthread_rwlock_timedrdlock(&rw, &wrong) == EINVAL);
    printf("\nwrite %d %d\n", pthread_rwlock_timedwrlock(&rw, &past) == ETIMEDOUT,
           pthread_rwlock_clockwrlock(&rw, CLOCK_MONOTONIC, &past) == ETIMEDOUT);
    return NULL;
}

static void *wait(void *arg)
{
    sem_wait(&stop);
    return arg;
}

int main(void)
{
    clock_gettime(CLOCK_REALTIME, &later);
    later.tv_sec += 1000;
    sem_init(&none, 0, 0);
    sem_init(&stop, 0, 0);
    pthread_t t;
    pthread_mutex_lock(&plain);
    pthread_rwlock_wrlock(&rw);
    printf("own %d %d\n", pthread_rwlock_rdlock(&rw) == EDEADLK, pthread_rwlock_wrlock(&rw) == EDEADLK);
    pthread_create(&t, NULL, try_all, NULL);
    pthread_join(t, NULL);
    pthread_mutex_unlock(&plain);
    pthread_rwlock_unlock(&rw);
    printf("free %d", pthread_mutex_timedlock(&plain, &past));
    printf(" %d", pthread_rwlock_timedrdlock(&rw, &later));
    printf(" %d", pthread_rwlock_clockrdlock(&rw, CLOCK_REALTIME, &later));
    pthread_rwlock_unlock(&rw);
    pthread_rwlock_unlock(&rw);
    printf(" %d", pthread_rwlock_timedwrlock(&rw, &later));
    pthread_rwlock_unlock(&rw);
    printf(" %d\n", pthread_rwlock_clockwrlock(&rw, CLOCK_REALTIME, &later));
    pthread_rwlock_unlock(&rw);
    pthread_mutex_unlock(&plain);

    printf("semaphore %d", sem_clockwait(&none, CLOCK_REALTIME, &past));
    printf(" %d", errno == ETIMEDOUT);
    printf(" %d", sem_timedwait(&none, &wrong));
    printf(" %d", errno == EINVAL);
    sem_post(&none);
    printf(" %d\n", sem_clockwait(&none, CLOCK_REALTIME, &later));

    void *value = NULL;
    pthread_create(&t, NULL, wait, "joined");
    printf("join %d", pthread_timedjoin_np(t, &value, &past) == ETIMEDOUT);
    printf(" %d", pthread_clockjoin_np(t, &value, CLOCK_REALTIME, &past) == ETIMEDOUT);
    sem_post(&stop);
    printf(" %d", pthread_timedjoin_np(t, &value, &later));
    printf(" %s\n", (char *)value);
    pthread_create(&t, NULL, wait, "again");
    sem_post(&stop);
    printf("%d", pthread_clockjoin_np(t, &value, CLOCK_REALTIME, &later));
    printf(" %s\n", (char *)value);

    mtx_t m;
    cnd_t c;
    printf("c11 %d %d", mtx_init(&m, mtx_timed), cnd_init(&c));
    printf(" %d", mtx_timedlock(&m, &later) == thrd_success);
    printf(" %d", mtx_trylock(&m) == thrd_busy);
    printf(" %d", mtx_timedlock(&m, &past) == thrd_timedout);
    printf(" %d", cnd_timedwait(&c, &m, &past) == thrd_timedout);
    printf(" %d\n", mtx_unlock(&m) == thrd_success);
    cnd_destroy(&c);
    mtx_destroy(&m);
    return 0;
}

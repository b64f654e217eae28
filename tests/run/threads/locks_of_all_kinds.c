//! what: recursive, error-checking and spin locks, read-write locks, trylocks and their results
//! cflags: -pthread
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

static pthread_mutex_t plain = PTHREAD_MUTEX_INITIALIZER, recursive, checked;
static pthread_mutex_t recursive_static = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static pthread_spinlock_t spin;

static void make(pthread_mutex_t *m, int type)
{
    pthread_mutexattr_t a;
    int got = -1;
    pthread_mutexattr_init(&a);
    printf("settype %d ", pthread_mutexattr_settype(&a, type));
    pthread_mutexattr_gettype(&a, &got);
    printf("gettype %d ", got == type);
    printf("bad %d\n", pthread_mutexattr_settype(&a, 99) == EINVAL);
    pthread_mutex_init(m, &a);
    pthread_mutexattr_destroy(&a);
}

static void *other(void *arg)
{
    (void)arg;
    struct timespec past = {0, 0};
    printf("trylock held: %d\n", pthread_mutex_trylock(&plain) == EBUSY);
    printf("timedlock held: %d\n", pthread_mutex_timedlock(&plain, &past) == ETIMEDOUT);
    printf("unlock of another's: %d\n", pthread_mutex_unlock(&checked) == EPERM);
    printf("trylock recursive: %d\n", pthread_mutex_trylock(&recursive) == EBUSY);
    printf("spin: %d\n", pthread_spin_trylock(&spin) == EBUSY);
    printf("read: %d, write: %d\n", pthread_rwlock_tryrdlock(&rw), pthread_rwlock_trywrlock(&rw) == EBUSY);
    pthread_rwlock_unlock(&rw);
    return NULL;
}

int main(void)
{
    make(&recursive, PTHREAD_MUTEX_RECURSIVE);
    make(&checked, PTHREAD_MUTEX_ERRORCHECK);
    pthread_spin_init(&spin, PTHREAD_PROCESS_PRIVATE);
    pthread_mutex_lock(&plain);
    pthread_mutex_lock(&recursive);
    pthread_mutex_lock(&recursive);
    pthread_mutex_lock(&recursive_static);
    pthread_mutex_lock(&recursive_static);
    pthread_mutex_lock(&checked);
    printf("again: %d\n", pthread_mutex_lock(&checked) == EDEADLK);
    pthread_spin_lock(&spin);
    pthread_rwlock_rdlock(&rw);
    pthread_rwlock_rdlock(&rw);
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    pthread_join(t, NULL);
    pthread_rwlock_unlock(&rw);
    pthread_rwlock_unlock(&rw);
    printf("write: %d\n", pthread_rwlock_wrlock(&rw));
    printf("read while writing: %d\n", pthread_rwlock_tryrdlock(&rw) == EBUSY);
    pthread_rwlock_unlock(&rw);
    pthread_rwlock_destroy(&rw);
    pthread_spin_unlock(&spin);
    pthread_spin_destroy(&spin);
    printf("%d %d\n", pthread_mutex_unlock(&recursive), pthread_mutex_unlock(&recursive));
    printf("once too often: %d\n", pthread_mutex_unlock(&recursive) == EPERM);
    pthread_mutex_unlock(&recursive_static);
    pthread_mutex_unlock(&recursive_static);
    pthread_mutex_unlock(&checked);
    pthread_mutex_unlock(&plain);
    printf("free again: %d\n", pthread_mutex_trylock(&plain));
    pthread_mutex_unlock(&plain);
    printf("%d %d\n", pthread_mutex_destroy(&plain), pthread_mutex_destroy(&recursive));
    return 0;
}

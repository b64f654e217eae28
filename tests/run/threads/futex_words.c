//! what: futexes through syscall: wait, wake, bits, time-outs, requeue, and a mutex made of them
//! cflags: -pthread
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static long futex(atomic_uint *at, int op, unsigned value, const struct timespec *time, atomic_uint *at2, unsigned value3)
{
    return syscall(SYS_futex, at, op, value, time, at2, value3);
}

/* Drepper's mutex: 0 free, 1 taken, 2 taken and somebody waits. */
static atomic_uint mutex;
static int counter;

static void lock(void)
{
    unsigned seen = 0;
    if (atomic_compare_exchange_strong(&mutex, &seen, 1))
        return;
    if (seen != 2)
        seen = atomic_exchange(&mutex, 2);
    while (seen) {
        futex(&mutex, FUTEX_WAIT_PRIVATE, 2, NULL, NULL, 0);
        seen = atomic_exchange(&mutex, 2);
    }
}

static void unlock(void)
{
    if (atomic_fetch_sub(&mutex, 1) != 1) {
        atomic_store(&mutex, 0);
        futex(&mutex, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    }
}

static void *add(void *arg)
{
    for (int i = 0; i < 50; i++) {
        lock();
        counter++;
        unlock();
    }
    return arg;
}

static atomic_uint gate, second;
static atomic_int passed;

static void *pass(void *arg)
{
    unsigned bit = (unsigned)(long)arg;
    while (!atomic_load(&gate))
        futex(&gate, FUTEX_WAIT_BITSET | FUTEX_CLOCK_REALTIME, 0, NULL, NULL, bit);
    atomic_fetch_add(&passed, 1);
    return NULL;
}

static atomic_uint from;

static void *moved(void *arg)
{
    /* Waits once: whoever is woken was moved before, or was too late to wait. */
    futex(&from, FUTEX_WAIT, 0, NULL, NULL, 0);
    atomic_fetch_add(&passed, 1);
    return arg;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, add, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("counter %d\n", counter);

    atomic_uint word = 7;
    struct timespec soon = {0, 1000000}, wrong = {0, 2000000000};
    printf("differs %ld", futex(&word, FUTEX_WAIT, 8, NULL, NULL, 0));
    printf(" %d\n", errno == EAGAIN);
    printf("time is up %ld", futex(&word, FUTEX_WAIT, 7, &soon, NULL, 0));
    printf(" %d\n", errno == ETIMEDOUT);
    struct timespec past = {1, 0};
    printf("time is up %ld", futex(&word, FUTEX_WAIT_BITSET_PRIVATE, 7, &past, NULL, FUTEX_BITSET_MATCH_ANY));
    printf(" %d\n", errno == ETIMEDOUT);
    printf("no time %ld", futex(&word, FUTEX_WAIT, 7, &wrong, NULL, 0));
    printf(" %d\n", errno == EINVAL);
    printf("no bits %ld", futex(&word, FUTEX_WAIT_BITSET, 7, NULL, NULL, 0));
    printf(" %d\n", errno == EINVAL);
    printf("nobody %ld %ld\n", futex(&word, FUTEX_WAKE, 1, NULL, NULL, 0), futex(&word, FUTEX_WAKE_BITSET, 1, NULL, NULL, 4));
    printf("crooked %ld", syscall(SYS_futex, (char *)&word + 1, FUTEX_WAKE, 1, NULL, NULL, 0));
    printf(" %d\n", errno == EINVAL);

    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, pass, (void *)(1L << i));
    atomic_store(&gate, 1);
    long woken = futex(&gate, FUTEX_WAKE_BITSET, INT_MAX, NULL, NULL, 1 | 2 | 4);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("passed %d, %d\n", atomic_load(&passed), woken >= 0 && woken <= 3);

    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, moved, NULL);
    printf("changed %ld", futex(&from, FUTEX_CMP_REQUEUE, 1, (void *)3L, &second, 5));
    printf(" %d\n", errno == EAGAIN);
    /* Until all three went through: one is woken, the others are moved and woken there. */
    while (atomic_load(&passed) < 6) {
        futex(&from, FUTEX_CMP_REQUEUE_PRIVATE, 1, (void *)3L, &second, 0);
        futex(&from, FUTEX_REQUEUE, 0, (void *)3L, &second, 0);
        futex(&second, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
        sched_yield();
    }
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("passed %d\n", atomic_load(&passed));
    return 0;
}

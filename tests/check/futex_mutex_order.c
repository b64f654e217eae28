//! what: Drepper's third mutex is right, but the flag beside it is read too early: what it promised is over when the lock is taken
//! find: assertion
#define _GNU_SOURCE
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

/* 0: free, 1: taken, 2: taken, and somebody waits */
static atomic_int word;
static atomic_int open_;
static int items;

static void lock(void)
{
    int c = 0;
    if (atomic_compare_exchange_strong(&word, &c, 1))
        return;
    if (c != 2)
        c = atomic_exchange(&word, 2);
    while (c != 0) {
        syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 2, NULL, NULL, 0);
        c = atomic_exchange(&word, 2);
    }
}

static void unlock(void)
{
    if (atomic_exchange(&word, 0) == 2)
        syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

static void *put(void *arg)
{
#ifndef FIXED
    int is_open = atomic_load(&open_);
#endif
    lock();
#ifdef FIXED
    int is_open = atomic_load(&open_);
#endif
    if (is_open) {
        assert(atomic_load(&open_)); //~ FAIL
        items++;
    }
    unlock();
    return arg;
}

static void *shut(void *arg)
{
    lock();
    items = 0;
    atomic_store(&open_, 0);
    unlock();
    return arg;
}

static void *brief(void *arg)
{
    return arg;
}

int main(void)
{
    pthread_t a, b, c;
    atomic_store(&open_, 1);
    lock();
    pthread_create(&a, NULL, put, NULL);
    pthread_create(&b, NULL, shut, NULL);
    pthread_create(&c, NULL, brief, NULL);
    /* By then both of them wait, in most runs. */
    pthread_join(c, NULL);
    unlock();
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

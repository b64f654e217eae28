//! what: a futex is waited for that nobody wakes: the value was changed without a wake
//! cflags: -pthread
//! fail: deadlock
#define _GNU_SOURCE
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int ready, waits;

static void *wait(void *arg)
{
    atomic_store(&waits, 1);
    while (!atomic_load(&ready))
        syscall(SYS_futex, &ready, FUTEX_WAIT, 0, NULL, NULL, 0); //~ FAIL
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, wait, NULL);
    while (!atomic_load(&waits))
        ;
#ifndef FIXED
    for (int i = 0; i < 50; i++)
        sched_yield();
#endif
    atomic_store(&ready, 1);
#ifdef FIXED
    syscall(SYS_futex, &ready, FUTEX_WAKE, 1, NULL, NULL, 0);
#endif
    pthread_join(t, NULL);
    puts("done");
    return 0;
}

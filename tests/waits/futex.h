#define _GNU_SOURCE
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static long futex_wait(atomic_int *at, int value, struct timespec *time)
{
    return syscall(SYS_futex, at, FUTEX_WAIT_PRIVATE, value, time, NULL, 0);
}

static long futex_wake(atomic_int *at, int count)
{
    return syscall(SYS_futex, at, FUTEX_WAKE_PRIVATE, count, NULL, NULL, 0);
}

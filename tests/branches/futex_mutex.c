//! what: Drepper's second mutex, made of a futex and atomic operations: who is in first is open, as with a mutex of the library
// The run that is looked at: main has the lock until `brief` has ended, so `first` and `second` sleep on the futex and are woken one after
// the other, in this order. For `second` to be in first, the futex itself has to be reordered.
#define _GNU_SOURCE
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

/* 0: free, 1: taken, 2: taken, and perhaps somebody waits */
static atomic_int word;
static int turns, winner;

static void lock(void)
{
    int c = 0;
    if (atomic_compare_exchange_strong(&word, &c, 1)) //~ MAY if other
        return;
    if (c != 2) //~ MAY if other
        c = atomic_exchange(&word, 2);
    while (c != 0) { //~ MAY if waiting
        syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 2, NULL, NULL, 0); //~ MAY if other
        c = atomic_exchange(&word, 2);
    }
}

static void unlock(void)
{
    if (atomic_fetch_sub(&word, 1) != 1) { //~ MAY if other
        atomic_store(&word, 0);
        syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    }
}

static void *first(void *arg)
{
    lock();
    turns++;
    if (turns == 1) //~ NOT
        winner = 1;
    unlock();
    return arg;
}

static void *second(void *arg)
{
    lock();
    turns++;
    if (turns == 1) //~ BRANCH if other
        winner = 2;
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
    lock();
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_create(&c, NULL, brief, NULL);
    pthread_join(c, NULL);
    unlock();
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    if (turns != 2) //~ NOT
        puts("lost");
    printf("%d\n", winner);
    return 0;
}

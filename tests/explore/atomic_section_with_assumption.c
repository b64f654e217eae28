//! what: a lock made of an indivisible function with an assumption: who finds it taken is of no interest, and both sections exclude each other
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

void __VERIFIER_assume(int);

static atomic_int lock, x;

static void __VERIFIER_atomic_acquire(void)
{
    __VERIFIER_assume(lock == 0);
    lock = 1;
}

static void __VERIFIER_atomic_release(void)
{
    lock = 0;
}

static void *work(void *arg)
{
    __VERIFIER_atomic_acquire();
    int old = x;
    x = old + 1;
    __VERIFIER_atomic_release();
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    work(NULL);
    pthread_join(t, NULL);
    printf("%d\n", x);
    return 0;
}

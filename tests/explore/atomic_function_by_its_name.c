//! what: a function named __VERIFIER_atomic_* is indivisible: two of them in three threads come in any order, but never the half of one
//! cflags: -pthread
//! outcomes: 4
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x;

static void __VERIFIER_atomic_double(void)
{
    int old = x;
    x = 0;
    x = old * 2;
}

static int __VERIFIER_atomic_add(int n)
{
    int old = x;
    x = -1;
    if (n == 0)
        return old;
    x = old + n;
    return old + n;
}

static void *doubles(void *arg)
{
    __VERIFIER_atomic_double();
    return arg;
}

static void *adds(void *arg)
{
    __VERIFIER_atomic_add(3);
    return arg;
}

int main(void)
{
    pthread_t s, t;
    x = 1;
    pthread_create(&s, NULL, doubles, NULL);
    pthread_create(&t, NULL, adds, NULL);
    __VERIFIER_atomic_add(10);
    pthread_join(s, NULL);
    pthread_join(t, NULL);
    printf("%d\n", x);
    return 0;
}

//! what: a thread that asks for its name is no twin
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int n;
static pthread_t a, b;
static int winner;

static void *work(void *arg)
{
    if (atomic_fetch_add(&n, 1) == 0)
        winner = pthread_equal(pthread_self(), a) ? 1 : 2;
    return arg;
}

int main(void)
{
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", winner);
    return 0;
}

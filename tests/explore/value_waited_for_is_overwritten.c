//! what: it waits for a value that is there only for a moment: for ever, if it comes too late
//! cflags: -pthread
//! outcomes: 2
//! runs: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x;

static void *wait(void *arg)
{
    while (atomic_load(&x) != 1) {
    }
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, wait, NULL);
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    pthread_join(t, NULL);
    return 0;
}

//! what: an assumption that does not hold ends nothing but its thread
//! cflags: -pthread
//! outcomes: 3
//! runs: 4
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

void __VERIFIER_assume(int);

static atomic_int x, y;

static void *assume(void *arg)
{
    atomic_store(&x, 1);
    __VERIFIER_assume(atomic_load(&y) == 1);
    puts("assumed");
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, assume, NULL);
    int seen = atomic_load(&x);
    atomic_store(&y, 1);
    pthread_join(t, NULL);
    printf("%d\n", seen);
    return 0;
}

//! what: twins that read twice and then write: one may read before and after the other's write
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x, total;

static void *work(void *arg)
{
    int v = atomic_load(&x);
    v = v * 4 + atomic_load(&x);
    v = v * 4 + atomic_exchange(&x, 2);
    atomic_fetch_add(&total, v * v * 7 + v);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", total);
    return 0;
}

//! what: the result of the twin that is joined first goes where the other one looks
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static _Atomic(void *) last;
static atomic_int others;

static void *work(void *arg)
{
    if (atomic_exchange(&last, &others))
        atomic_fetch_add(&others, 1);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(b, (void **)&last);
    pthread_join(a, NULL);
    printf("%d\n", others);
    return 0;
}

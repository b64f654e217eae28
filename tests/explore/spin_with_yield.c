//! what: an ad hoc flag is looked at twice with a yield between
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int flag;

static void *first(void *arg)
{
    (void)arg;
    flag = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    for (int tries = 0; tries < 2; tries++) {
        if (flag)
            return (void *)1L;
        sched_yield();
    }
    return (void *)(long)0;
}

int main(void)
{
    pthread_t a, b;
    void *rb;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, &rb);
    printf("%ld\n", (long)rb);
    return 0;
}

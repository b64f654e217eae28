//! what: a flag taken by exchange: one of the two gets it
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int taken;

static void *first(void *arg)
{
    (void)arg;
    if (!atomic_exchange(&taken, 1)) //~ BRANCH if other
        puts("first");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    atomic_exchange(&taken, 1);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

//! what: as spin_on_flag, with another thread to let run, and seen spinning
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int flag;

static void *first(void *arg)
{
    (void)arg;
    while (!atomic_load(&flag)) //~ BRANCH if waiting
        sched_yield();
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    atomic_store(&flag, 1);
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

//! what: the ticket drawn depends on the order of the draws
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_uint next;

static void *first(void *arg)
{
    (void)arg;
    if (atomic_fetch_add(&next, 1) == 0) //~ BRANCH if other
        puts("I am first");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    atomic_fetch_add(&next, 1);
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

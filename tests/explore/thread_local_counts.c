//! what: each thread counts in its own variable and adds it to a shared one
//! cflags: -pthread
//! outcomes: 1
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static _Thread_local int mine;
static atomic_int total;

static void *first(void *arg)
{
    (void)arg;
    mine++;
    mine++;
    total += mine;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    mine++;
    total += mine;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", total);
    return 0;
}

//! what: an atomic object of 24 bytes is written and read as one
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

typedef struct { long a, b, c; } triple;
static _Atomic triple shared;

static void *set(void *arg)
{
    triple two = {2, 2, 2};
    atomic_store(&shared, two);
    return arg;
}

int main(void)
{
    triple one = {1, 1, 1};
    pthread_t t;
    atomic_store(&shared, one);
    pthread_create(&t, NULL, set, NULL);
    triple seen = atomic_load(&shared);
    pthread_join(t, NULL);
    printf("%ld %ld %ld\n", seen.a, seen.b, seen.c);
    return 0;
}

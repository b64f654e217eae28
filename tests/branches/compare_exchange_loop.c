//! what: an increment by compare and exchange tries again when another thread was faster; the sum is right in the end
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int count;

static void increment(void)
{
    int seen = atomic_load(&count);
    while (!atomic_compare_exchange_strong(&count, &seen, seen + 1)) { //~ BRANCH if waiting|other
    }
}

static void *first(void *arg)
{
    (void)arg;
    increment();
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    increment();
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    if (count != 2) //~ NOT
        puts("lost");
    return 0;
}

//! what: three threads draw a number each
//! cflags: -pthread
//! outcomes: 6
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int next;

static void *first(void *arg)
{
    (void)arg;
    return (void *)(long)next++;
}

static void *second(void *arg)
{
    (void)arg;
    return (void *)(long)next++;
}

int main(void)
{
    pthread_t a, b;
    void *ra, *rb;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    int mine = next++;
    pthread_join(a, &ra);
    pthread_join(b, &rb);
    printf("%ld %ld %d\n", (long)ra, (long)rb, mine);
    return 0;
}

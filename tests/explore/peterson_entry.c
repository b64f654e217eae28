//! what: the entry of Peterson's algorithm, without waiting: who may go in
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int wants[2], turn;

static void *first(void *arg)
{
    (void)arg;
    wants[0] = 1;
    turn = 1;
    return (void *)(long)!(wants[1] && turn == 1);
}

static void *second(void *arg)
{
    (void)arg;
    wants[1] = 1;
    turn = 0;
    return (void *)(long)!(wants[0] && turn == 0);
}

int main(void)
{
    pthread_t a, b;
    void *ra, *rb;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, &ra);
    pthread_join(b, &rb);
    printf("%ld %ld\n", (long)ra, (long)rb);
    return 0;
}

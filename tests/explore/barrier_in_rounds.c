//! what: two rounds of a barrier with a write between them: the orders of the writes
//! cflags: -pthread
//! outcomes: 3
//! runs: 6
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_barrier_t all;
static atomic_int last;

static void *work(void *arg)
{
    pthread_barrier_wait(&all);
    atomic_store(&last, (int)(long)arg);
    pthread_barrier_wait(&all);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    pthread_barrier_init(&all, NULL, 3);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, work, (void *)(long)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", last);
    return 0;
}

//! what: three come to a barrier for two: which two go on matters
//! cflags: -pthread
//! outcomes: 1
//! runs: 6
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_barrier_t two;
static atomic_int through;

static void *arrive(void *arg)
{
    pthread_barrier_wait(&two);
    atomic_fetch_or(&through, 1 << (long)arg);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    pthread_barrier_init(&two, NULL, 2);
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, arrive, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}

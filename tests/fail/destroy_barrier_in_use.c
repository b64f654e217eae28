//! what: a barrier is destroyed while a thread waits at it
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>
#include <semaphore.h>

static pthread_barrier_t b;
static sem_t here;

static void *meet(void *arg)
{
    sem_post(&here);
    pthread_barrier_wait(&b);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_barrier_init(&b, NULL, 2);
    sem_init(&here, 0, 0);
    pthread_create(&t, NULL, meet, NULL);
    sem_wait(&here);
#ifdef FIXED
    pthread_barrier_wait(&b);
    pthread_join(t, NULL);
#else
    for (int i = 0; i < 50; i++)
        sched_yield();
#endif
    pthread_barrier_destroy(&b); //~ FAIL
    puts("done");
    return 0;
}

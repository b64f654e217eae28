//! what: a home-made barrier is used twice, and a fast thread enters the second round before a slow one left the first
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <pthread.h>
#include <stdio.h>

#define THREADS 2

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t opened = PTHREAD_COND_INITIALIZER;
static int arrived, rounds;

static void barrier(void)
{
    pthread_mutex_lock(&lock);
    int round = rounds;
    if (++arrived == THREADS) {
        arrived = 0;
        rounds++;
        pthread_cond_broadcast(&opened);
    } else {
#ifdef FIXED
        while (rounds == round)
#else
        while (arrived != 0)
#endif
            pthread_cond_wait(&opened, &lock); //~ FAIL
    }
    (void)round;
    pthread_mutex_unlock(&lock);
}

static void *work(void *arg)
{
    (void)arg;
    barrier();
    barrier();
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL); //~ FAIL
    puts("done");
    return 0;
}

//! what: the token is passed with one signal, which can wake a station that is not the next one
//! cflags: -pthread
//! find: deadlock
//! sizes: 3 4 5
#include <pthread.h>
#include <stdio.h>

#ifndef N
#define N 3
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t moved = PTHREAD_COND_INITIALIZER;
static int token, stations[N];

static void *station(void *arg)
{
    int me = *(int *)arg;
    pthread_mutex_lock(&lock);
    while (token != me)
        pthread_cond_wait(&moved, &lock); //~ FAIL
    token = me + 1;
#ifdef FIXED
    pthread_cond_broadcast(&moved);
#else
    pthread_cond_signal(&moved);
#endif
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t ring[N];
    for (int i = 0; i < N; i++) {
        stations[i] = N - 1 - i;
        pthread_create(&ring[i], NULL, station, &stations[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(ring[i], NULL); //~ FAIL
    printf("%d\n", token);
    return 0;
}

//! what: every philosopher holds the left fork and waits for the right one
//! cflags: -pthread
//! find: deadlock
//! sizes: 2 3 4 5 6 7
#include <pthread.h>
#include <stdio.h>

#ifndef N
#define N 3
#endif

static pthread_mutex_t forks[N];
static int seats[N];

static void *philosopher(void *arg)
{
    int seat = *(int *)arg;
    int first = seat, second = (seat + 1) % N;
#ifdef FIXED
    if (first > second) {
        first = 0;
        second = seat;
    }
#endif
    pthread_mutex_lock(&forks[first]);
    pthread_mutex_lock(&forks[second]); //~ FAIL
    pthread_mutex_unlock(&forks[second]);
    pthread_mutex_unlock(&forks[first]);
    return NULL;
}

int main(void)
{
    pthread_t table[N];
    for (int i = 0; i < N; i++) {
        seats[i] = i;
        pthread_mutex_init(&forks[i], NULL);
    }
    for (int i = 0; i < N; i++)
        pthread_create(&table[i], NULL, philosopher, &seats[i]);
    for (int i = 0; i < N; i++)
        pthread_join(table[i], NULL); //~ FAIL
    puts("done");
    return 0;
}

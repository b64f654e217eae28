//! what: four cars enter a crossing of four squares, and each waits for the square in front of it
//! cflags: -pthread
//! find: deadlock
#include <pthread.h>
#include <stdio.h>

#define CARS 4

static pthread_mutex_t squares[CARS] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
                                        PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int passed[CARS];

static void *car(void *arg)
{
    int *mine = arg;
    int here = (int)(mine - passed), ahead = (here + 1) % CARS;
#ifdef FIXED
    if (ahead < here) {
        ahead = here;
        here = 0;
    }
#endif
    pthread_mutex_lock(&squares[here]);
    pthread_mutex_lock(&squares[ahead]); //~ FAIL
    *mine = 1;
    pthread_mutex_unlock(&squares[here]);
    pthread_mutex_unlock(&squares[ahead]);
    return NULL;
}

int main(void)
{
    pthread_t t[CARS];
    for (int i = 0; i < CARS; i++)
        pthread_create(&t[i], NULL, car, &passed[i]);
    for (int i = 0; i < CARS; i++)
        pthread_join(t[i], NULL); //~ FAIL
    printf("%d\n", passed[0] + passed[1] + passed[2] + passed[3]);
    return 0;
}

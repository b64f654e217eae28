//! what: one philosopher takes the forks the other way round: no circle is left
//! not: want want want_last
//! not: want want_last
#include <pthread.h>

static pthread_mutex_t forks[3];

static void *dine(void *arg)
{
    long i = (long)arg;
    if (i == 2) {
        pthread_mutex_lock(&forks[0]);
        pthread_mutex_lock(&forks[2]); //~ want_last
        pthread_mutex_unlock(&forks[2]);
        pthread_mutex_unlock(&forks[0]);
        return NULL;
    }
    pthread_mutex_lock(&forks[i]);
    pthread_mutex_lock(&forks[i + 1]); //~ want
    pthread_mutex_unlock(&forks[i + 1]);
    pthread_mutex_unlock(&forks[i]);
    return NULL;
}

int main(void)
{
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_mutex_init(&forks[i], NULL);
    for (long i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, dine, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}

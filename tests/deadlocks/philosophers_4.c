//! what: 4 dining philosophers: a circle of 4 threads
//! deadlock: lock-cycle want want want want
#include <pthread.h>

static pthread_mutex_t forks[4];

static void *dine(void *arg)
{
    long i = (long)arg;
    pthread_mutex_lock(&forks[i]);
    pthread_mutex_lock(&forks[(i + 1) % 4]); //~ want
    pthread_mutex_unlock(&forks[(i + 1) % 4]);
    pthread_mutex_unlock(&forks[i]);
    return NULL;
}

int main(void)
{
    pthread_t threads[4];
    for (int i = 0; i < 4; i++)
        pthread_mutex_init(&forks[i], NULL);
    for (long i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, dine, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}

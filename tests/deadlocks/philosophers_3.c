//! what: 3 dining philosophers: a circle of 3 threads
//! deadlock: lock-cycle want want want
#include <pthread.h>

static pthread_mutex_t forks[3];

static void *dine(void *arg)
{
    long i = (long)arg;
    pthread_mutex_lock(&forks[i]);
    pthread_mutex_lock(&forks[(i + 1) % 3]); //~ want
    pthread_mutex_unlock(&forks[(i + 1) % 3]);
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

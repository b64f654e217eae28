//! what: ten threads take their locks in a circle, under a guard: impossible, but circles of so many threads are not looked at
//! not: want want want want want want want want want want
//! not_looked_at: threads
#include <pthread.h>

enum { N = 10 };

static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER, fork[N];

static void *eat(void *arg) {
    long me = (long)arg;
    pthread_mutex_lock(&guard);
    pthread_mutex_lock(&fork[me]);
    pthread_mutex_lock(&fork[(me + 1) % N]); //~ want
    pthread_mutex_unlock(&fork[(me + 1) % N]);
    pthread_mutex_unlock(&fork[me]);
    pthread_mutex_unlock(&guard);
    return 0;
}

int main(void) {
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_mutex_init(&fork[i], 0);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], 0, eat, (void *)i);
    for (long i = 0; i < N; i++)
        pthread_join(t[i], 0);
    return 0;
}

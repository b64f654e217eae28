//! what: the statistics are skipped when the lock is held
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int skipped, work;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    work++;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (pthread_mutex_trylock(&lock) == 0) { //~ BRANCH trylock other
        work++;
        pthread_mutex_unlock(&lock);
    } else {
        skipped = 1;
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

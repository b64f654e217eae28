//! what: a fallback path that is taken only when a lock is busy forgets the lock
//! race: here_a here_b different-values
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int total;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    total = total + 1;          //~ here_a
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (pthread_mutex_trylock(&lock) == 0) {
        total = total + 2;
        pthread_mutex_unlock(&lock);
    } else {
        total = total + 2;      //~ here_b
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
    printf("%d\n", total);
    return 0;
}

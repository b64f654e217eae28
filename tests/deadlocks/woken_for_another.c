//! what: two kinds of waiters share a condition variable, and one signal wakes the wrong one
//! deadlock: wrong-predicate even
//! may: odd
//! may: even odd
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int value = 1, odd_seen, even_seen;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (value != 4)
        pthread_cond_wait(&changed, &lock);   //~ even
    even_seen = 1;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (value != 3 && value != 4)
        pthread_cond_wait(&changed, &lock);   //~ odd
    odd_seen = 1;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    for (int i = 3; i <= 4; i++) {
        pthread_mutex_lock(&lock);
        value = i;
        pthread_cond_signal(&changed);
        pthread_mutex_unlock(&lock);
    }
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

//! what: one signal and two waiters; whoever is woken first passes it on
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int first_woken;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    pthread_cond_wait(&changed, &lock);
    if (!first_woken)
        first_woken = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    pthread_cond_wait(&changed, &lock);
    if (!first_woken)
        first_woken = 2;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_cond_signal(&changed);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", first_woken);
    return 0;
}

//! what: opposite orders in two threads of which the second begins when the first is over
//! refuted: want_a want_b order
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b); //~ want_a
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a); //~ want_b
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, first, NULL);
    pthread_join(thread, NULL);
    pthread_create(&thread, NULL, second, NULL);
    pthread_join(thread, NULL);
    return 0;
}

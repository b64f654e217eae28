//! what: a wait gives back its mutex but not the outer lock, which the one who would signal needs (nested monitor)
//! deadlock: nested-monitor wait want
#include <pthread.h>

static pthread_mutex_t outer = PTHREAD_MUTEX_INITIALIZER, inner = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static int filled;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&outer);
    pthread_mutex_lock(&inner);
    while (!filled)
        pthread_cond_wait(&ready, &inner);  //~ wait
    pthread_mutex_unlock(&inner);
    pthread_mutex_unlock(&outer);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&outer);             //~ want
    pthread_mutex_lock(&inner);
    filled = 1;
    pthread_cond_signal(&ready);
    pthread_mutex_unlock(&inner);
    pthread_mutex_unlock(&outer);
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

//! what: behind the wait the mutex is taken again while another lock is held: a circle with the one who takes them the other way round
//! deadlock: lock-cycle wait want
//! deadlock: lock-cycle enter want
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static int filled;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&m);             //~ enter
    while (!filled)
        pthread_cond_wait(&ready, &m);  //~ wait
    pthread_mutex_unlock(&m);
    pthread_mutex_unlock(&a);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&m);
    filled = 1;
    pthread_cond_signal(&ready);
    pthread_mutex_lock(&a);             //~ want
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&m);
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

//! what: who waits at a barrier has the lock that the other one needs on its way there
//! deadlock: barrier-never-fills meet
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_barrier_t barrier;

static void *first(void *arg)
{
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    pthread_barrier_wait(&barrier);
    return arg;
}

static void *second(void *arg)
{
    pthread_mutex_lock(&lock);
    pthread_barrier_wait(&barrier);     //~ meet
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

//! what: a barrier for two that one thread does not come to when it finds nothing to do
//! deadlock: barrier-never-fills meet
//! may: meet meet2
//! may: meet2
#include <pthread.h>

static pthread_barrier_t barrier;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int work = 1;

static int take(void)
{
    pthread_mutex_lock(&lock);
    int mine = work;
    work = 0;
    pthread_mutex_unlock(&lock);
    return mine;
}

static void *first(void *arg)
{
    (void)arg;
    take();
    pthread_barrier_wait(&barrier);     //~ meet
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (take())
        pthread_barrier_wait(&barrier); //~ meet2
    return NULL;
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

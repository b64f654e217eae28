//! what: a reader waits at a barrier for a writer that needs the lock on its way there
//! deadlock: barrier-never-fills meet
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static pthread_barrier_t barrier;

static void *writer(void *arg)
{
    pthread_rwlock_wrlock(&lock);
    pthread_rwlock_unlock(&lock);
    pthread_barrier_wait(&barrier);
    return arg;
}

static void *reader(void *arg)
{
    pthread_rwlock_rdlock(&lock);
    pthread_barrier_wait(&barrier);     //~ meet
    pthread_rwlock_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, reader, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

//! what: an early return keeps the lock, for one input
//! deadlock: lock-never-released want
//! may: want2
#include <pthread.h>

unsigned char __VERIFIER_nondet_uchar(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int code, total;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);          //~ want2
    if (code == 77)
        return NULL;
    total++;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);          //~ want
    total--;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    code = __VERIFIER_nondet_uchar();
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    
    return 0;
}

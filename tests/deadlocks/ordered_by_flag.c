//! what: the second thread takes its locks only when the first has given back its own
//! refuted: want_a want_b value
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static atomic_int done;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);   //~ want_a
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    atomic_store(&done, 1);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (atomic_load(&done)) {
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);   //~ want_b
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
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
    
    return 0;
}

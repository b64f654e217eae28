//! what: an opposite order in code that no run can reach
//! not: want_a want_b
//! undecided: want_a want_b
#include <pthread.h>

unsigned int __VERIFIER_nondet_uint(void);

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static unsigned int key;

static void *first(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);         //~ want_a
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if ((key | 1) == 42) {
        pthread_mutex_lock(&b);
        pthread_mutex_lock(&a);     //~ want_b
        pthread_mutex_unlock(&a);
        pthread_mutex_unlock(&b);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    key = __VERIFIER_nondet_uint();
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    
    return 0;
}

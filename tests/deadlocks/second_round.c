//! what: the first round of a loop is over before the second thread comes, the second round meets it
//! deadlock: lock-cycle first_b second_a
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static _Atomic int ready;
static int sum;

static void *first(void *arg)
{
    (void)arg;
    for (int round = 0; round < 2; round++) {
        pthread_mutex_lock(&a);
        pthread_mutex_lock(&b);   //~ first_b
        sum++;
        pthread_mutex_unlock(&b);
        pthread_mutex_unlock(&a);
        ready = 1;
    }
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (ready) {
        pthread_mutex_lock(&b);
        pthread_mutex_lock(&a);   //~ second_a
        sum++;
        pthread_mutex_unlock(&a);
        pthread_mutex_unlock(&b);
    }
    return NULL;
}

int main(void)
{
    pthread_t x, y;
    pthread_create(&x, NULL, first, NULL);
    pthread_create(&y, NULL, second, NULL);
    pthread_join(x, NULL);
    pthread_join(y, NULL);
    return 0;
}

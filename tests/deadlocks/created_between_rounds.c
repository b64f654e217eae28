//! what: main takes both locks before it creates the other thread and again behind that: the second time they can meet
//! deadlock: lock-cycle main_b other_a
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int sum;

static void *other(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);   //~ other_a
    sum++;
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    for (int round = 0; round < 2; round++) {
        pthread_mutex_lock(&a);
        pthread_mutex_lock(&b);   //~ main_b
        sum++;
        pthread_mutex_unlock(&b);
        pthread_mutex_unlock(&a);
        if (round == 0)
            pthread_create(&thread, NULL, other, NULL);
    }
    pthread_join(thread, NULL);
    return 0;
}

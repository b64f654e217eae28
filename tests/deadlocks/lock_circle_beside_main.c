//! what: two threads lock in opposite orders; main does not wait for them and ends well
//! deadlock: lock-cycle want_a want_b
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

static void *first(void *arg) {
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b); //~ want_b
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return arg;
}

static void *second(void *arg) {
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a); //~ want_a
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, first, 0);
    pthread_detach(t);
    pthread_create(&t, 0, second, 0);
    pthread_detach(t);
    for (int i = 0; i < 3; i++)
        puts("working");
    return 0;
}

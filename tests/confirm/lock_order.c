//! deadlock: b_behind_a a_behind_b
// Natively nothing gets stuck: the second thread begins late.
#include <pthread.h>
#include <unistd.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

static void *one(void *arg) {
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b); //~ b_behind_a
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return arg;
}

static void *two(void *arg) {
    usleep(50000);
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a); //~ a_behind_b
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return arg;
}

int main(void) {
    pthread_t s, t;
    pthread_create(&s, 0, one, 0);
    pthread_create(&t, 0, two, 0);
    pthread_join(s, 0);
    pthread_join(t, 0);
    return 0;
}

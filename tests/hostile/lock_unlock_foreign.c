//! what: a lock given back by who does not hold it
//! run: lock-misuse
//! check: lock-misuse
#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *unlock(void *x) {
    pthread_mutex_unlock(&m); //~ FAIL
    return x;
}
int main(void) {
    pthread_t t;
    pthread_mutex_lock(&m);
    pthread_create(&t, 0, unlock, 0);
    pthread_join(t, 0);
}

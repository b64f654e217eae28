//! what: a lock destroyed by who holds it
//! run: lock-misuse
//! check: lock-misuse
#include <pthread.h>
int main(void) {
    pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&m);
    pthread_mutex_destroy(&m); //~ FAIL
}

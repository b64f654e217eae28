//! what: one thread takes a lock twice
//! run: deadlock
//! check: deadlock
#include <pthread.h>
int main(void) {
    pthread_mutex_t q = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&q);
    pthread_mutex_lock(&q); //~ FAIL
}

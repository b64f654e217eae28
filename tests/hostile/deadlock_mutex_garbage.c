//! what: a lock that was never initialised, taken twice
//! run: deadlock
//! check: deadlock
#include <pthread.h>
int main(void) {
    pthread_mutex_t q;
    pthread_mutex_lock(&q);
    pthread_mutex_lock(&q); //~ FAIL
}

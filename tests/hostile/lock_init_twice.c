//! what: a lock initialised while it is held
//! run: lock-misuse or exit 0
//! check: lock-misuse or clean
#include <pthread.h>
int main(void) {
    pthread_mutex_t m;
    pthread_mutex_init(&m, 0);
    pthread_mutex_lock(&m);
    pthread_mutex_init(&m, 0); //~ FAIL
    pthread_mutex_unlock(&m); //~ FAIL
}

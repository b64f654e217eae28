//! what: a reader that wants to write, alone
//! run: deadlock
//! check: deadlock
#include <pthread.h>
int main(void) {
    pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
    pthread_rwlock_rdlock(&l);
    pthread_rwlock_wrlock(&l); //~ FAIL
}

//! what: a spin lock taken twice by one thread
//! run: deadlock or livelock
//! check: deadlock or livelock
#include <pthread.h>
int main(void) {
    pthread_spinlock_t s;
    pthread_spin_init(&s, 0);
    pthread_spin_lock(&s);
    pthread_spin_lock(&s); //~ FAIL
}

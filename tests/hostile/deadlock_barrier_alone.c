//! what: one thread at a barrier for two
//! run: deadlock
//! check: deadlock
#include <pthread.h>
int main(void) {
    pthread_barrier_t b;
    pthread_barrier_init(&b, 0, 2);
    pthread_barrier_wait(&b); //~ FAIL
}

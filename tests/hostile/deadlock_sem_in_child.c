//! what: all threads but one are gone, and that one waits
//! run: deadlock
//! check: deadlock
#include <pthread.h>
#include <semaphore.h>
sem_t s;
static void *wait_for_ever(void *x) {
    sem_wait(&s); //~ FAIL
    return x;
}
int main(void) {
    pthread_t t;
    sem_init(&s, 0, 0);
    pthread_create(&t, 0, wait_for_ever, 0);
    pthread_exit(0);
}

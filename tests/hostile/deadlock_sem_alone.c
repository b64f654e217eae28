//! what: one thread waits for a semaphore that nobody posts
//! run: deadlock
//! check: deadlock
#include <semaphore.h>
int main(void) {
    sem_t s;
    sem_init(&s, 0, 0);
    sem_wait(&s); //~ FAIL
}

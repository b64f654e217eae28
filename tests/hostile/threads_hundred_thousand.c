//! what: a hundred thousand threads that never end
//! run: exit 0 or deadlock
//! check: clean or deadlock
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
sem_t never;
static void *wait(void *x) {
    sem_wait(&never);
    return x;
}
int main(void) {
    pthread_t t;
    sem_init(&never, 0, 0);
    for (int i = 0; i < 100000; i++)
        if (pthread_create(&t, 0, wait, 0))
            exit(0);
}

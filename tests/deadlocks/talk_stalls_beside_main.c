//! what: two threads hand a turn back and forth; if nobody began when main looked away, each waits for the other, and main ends well without them
//! deadlock: communication-cycle wait_a wait_b
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

static sem_t to_a, to_b, arrived;
static atomic_int late;

static void *first(void *arg) {
    sem_post(&arrived);
    sem_wait(&to_a); //~ wait_a
    sem_post(&to_b);
    return arg;
}

static void *second(void *arg) {
    if (!late)
        sem_post(&to_a);
    sem_post(&arrived);
    sem_wait(&to_b); //~ wait_b
    return arg;
}

int main(void) {
    pthread_t t;
    sem_init(&to_a, 0, 0);
    sem_init(&to_b, 0, 0);
    sem_init(&arrived, 0, 0);
    pthread_create(&t, 0, first, 0);
    pthread_detach(t);
    pthread_create(&t, 0, second, 0);
    pthread_detach(t);
    late = 1;
    sem_wait(&arrived);
    sem_wait(&arrived);
    return 0;
}

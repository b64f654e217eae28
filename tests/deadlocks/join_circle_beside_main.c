//! what: two threads join each other while main ends well without them
//! deadlock: join-cycle join_a join_b
#include <pthread.h>
#include <semaphore.h>

static pthread_t a, b;
static sem_t ready;

static void *first(void *arg) {
    sem_wait(&ready);
    pthread_join(b, 0); //~ join_a
    return arg;
}

static void *second(void *arg) {
    sem_wait(&ready);
    pthread_join(a, 0); //~ join_b
    return arg;
}

int main(void) {
    sem_init(&ready, 0, 0);
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    sem_post(&ready);
    sem_post(&ready);
    return 0;
}

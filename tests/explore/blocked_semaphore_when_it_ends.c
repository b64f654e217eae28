//! what: a thread still waits for a semaphore when the process ends
//! cflags: -pthread
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
sem_t s;
atomic_int x;
void *t1(void *v) {
    sem_wait(&s);
    return 0;
}
void *t2(void *v) {
    sem_wait(&s);
    atomic_store(&x, 1);
    sem_post(&s);
    return 0;
}
int main() {
    sem_init(&s, 0, 1);
    pthread_t a, b;
    pthread_create(&a, 0, t1, 0);
    pthread_create(&b, 0, t2, 0);
    pthread_join(a, 0);
    assert(x == 0);
    return 0;
}

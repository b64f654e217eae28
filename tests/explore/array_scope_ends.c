//! what: a variable-length array that another thread knows dies at the end of its block
//! cflags: -pthread
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
_Atomic(int *) g;
sem_t r, s;
atomic_int z;
void *t1(void *v) {
    sem_wait(&r);
    int *p = atomic_load(&g);
    sem_post(&s);
    volatile int q = *p;
    return 0;
}
void *t2(void *v) {
    int n = 3;
    {
        int a[n];
        a[0] = 1;
        atomic_store(&g, a);
        sem_post(&r);
        sem_wait(&s);
    }
    atomic_store(&z, 1);
    return 0;
}
int main() {
    sem_init(&r, 0, 0);
    sem_init(&s, 0, 0);
    pthread_t a, b;
    pthread_create(&b, 0, t2, 0);
    pthread_create(&a, 0, t1, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

//! what: a local variable that another thread knows dies by longjmp
//! cflags: -pthread
#include <pthread.h>
#include <semaphore.h>
#include <setjmp.h>
#include <stdatomic.h>
_Atomic(int *) g;
sem_t r, s;
static void pub(jmp_buf b) {
    int l = 5;
    atomic_store(&g, &l);
    sem_post(&r);
    sem_wait(&s);
    longjmp(b, 1);
}
void *t1(void *v) {
    sem_wait(&r);
    int *p = atomic_load(&g);
    sem_post(&s);
    volatile int q = *p;
    return 0;
}
void *t2(void *v) {
    jmp_buf b;
    if (!setjmp(b))
        pub(b);
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

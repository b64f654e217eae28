//! what: longjmp to what another thread saved
//! run: bad-longjmp
//! check: bad-longjmp or data-race
#include <pthread.h>
#include <semaphore.h>
#include <setjmp.h>
jmp_buf b;
sem_t saved;
static void *jump(void *x) {
    sem_wait(&saved);
    longjmp(b, 1); //~ FAIL
    return x;
}
int main(void) {
    pthread_t t;
    sem_init(&saved, 0, 0);
    pthread_create(&t, 0, jump, 0);
    if (setjmp(b) == 0)
        sem_post(&saved);
    pthread_join(t, 0);
}

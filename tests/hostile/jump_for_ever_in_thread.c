//! what: the same beside another thread
//! run: unfinished
//! check: clean
#include <pthread.h>
#include <setjmp.h>
static void *run(void *x) {
    jmp_buf b;
    setjmp(b);
    longjmp(b, 1);
    return x;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, run, 0);
    pthread_join(t, 0);
}

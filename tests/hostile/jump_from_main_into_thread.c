//! what: longjmp of main to what a thread saved
//! run: bad-longjmp
//! check: bad-longjmp
#include <pthread.h>
#include <setjmp.h>
jmp_buf b;
static void *save(void *x) {
    int deep[100] = {0};
    setjmp(b);
    return (void *)(long)deep[5];
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, save, 0);
    pthread_join(t, 0);
    longjmp(b, 1); //~ FAIL
}

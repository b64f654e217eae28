//! what: longjmp out of an initialiser, which is never done then
//! run: deadlock or exit 0
//! check: deadlock or clean
#include <pthread.h>
#include <setjmp.h>
jmp_buf b;
pthread_once_t once = PTHREAD_ONCE_INIT;
static void init(void) {
    longjmp(b, 1);
}
int main(void) {
    if (setjmp(b) == 0)
        pthread_once(&once, init);
    else
        pthread_once(&once, init); //~ FAIL
}

//! what: an initialiser that needs itself
//! run: deadlock
//! check: deadlock
#include <pthread.h>
pthread_once_t once = PTHREAD_ONCE_INIT;
static void init(void) {
    pthread_once(&once, init); //~ FAIL
}
int main(void) {
    pthread_once(&once, init);
}

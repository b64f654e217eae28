//! what: a thread joined twice
//! run: lock-misuse
//! check: lock-misuse
#include <pthread.h>
static void *nothing(void *x) {
    return x;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, nothing, 0);
    pthread_join(t, 0);
    pthread_join(t, 0); //~ FAIL
}

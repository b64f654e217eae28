//! what: a thread that starts nowhere
//! run: invalid-call
//! check: invalid-call
#include <pthread.h>
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, 0, 0); //~ FAIL
    pthread_join(t, 0);
}

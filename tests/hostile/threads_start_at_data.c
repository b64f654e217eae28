//! what: a thread that starts at data
//! run: invalid-call
//! check: invalid-call
#include <pthread.h>
int data;
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, (void *(*)(void *))&data, 0); //~ FAIL
    pthread_join(t, 0); //~ FAIL
}

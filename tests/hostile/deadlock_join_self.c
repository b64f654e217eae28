//! what: a thread joins itself
//! run: lock-misuse
//! check: lock-misuse
#include <pthread.h>
int main(void) {
    return pthread_join(pthread_self(), 0); //~ FAIL
}

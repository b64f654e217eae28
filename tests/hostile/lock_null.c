//! what: locks that are nowhere
//! run: null-access
//! check: null-access
#include <pthread.h>
int main(void) {
    pthread_mutex_lock(0); //~ FAIL
}

//! what: joins of what is no thread
//! run: lock-misuse or exit 0 or wild-access
//! check: lock-misuse or clean or wild-access
#include <pthread.h>
int main(void) {
    pthread_join((pthread_t)0x1234567890, 0); //~ FAIL
    pthread_detach((pthread_t)-1);
}

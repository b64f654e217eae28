//! what: a thread still waits for a lock when the process ends
//! cflags: -pthread
#include <pthread.h>
pthread_mutex_t A = PTHREAD_MUTEX_INITIALIZER;
void *t1(void *x) {
    pthread_mutex_lock(&A);
    return 0;
}
void *t2(void *x) {
    pthread_mutex_lock(&A);
    return 0;
}
int main() {
    pthread_t a, b;
    pthread_create(&a, 0, t1, 0);
    pthread_create(&b, 0, t2, 0);
    pthread_join(a, 0);
    return 0;
}

//! what: a recursive lock taken a million times
//! run: exit 0 or unfinished
//! check: clean
#include <pthread.h>
int main(void) {
    pthread_mutex_t m;
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&m, &a);
    for (int i = 0; i < 1000000; i++)
        pthread_mutex_lock(&m);
}

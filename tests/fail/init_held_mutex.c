//! what: a mutex is initialised while it is held
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

int main(void)
{
    pthread_mutex_t lock;
    pthread_mutex_init(&lock, NULL);
    pthread_mutex_lock(&lock);
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    pthread_mutex_init(&lock, NULL); //~ FAIL
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    puts("done");
    return 0;
}

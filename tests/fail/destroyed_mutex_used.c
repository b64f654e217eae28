//! what: a mutex is locked after it was destroyed
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

int main(void)
{
    pthread_mutex_destroy(&lock);
#ifdef FIXED
    pthread_mutex_init(&lock, NULL);
#endif
    pthread_mutex_lock(&lock); //~ FAIL
    pthread_mutex_unlock(&lock);
    puts("done");
    return 0;
}

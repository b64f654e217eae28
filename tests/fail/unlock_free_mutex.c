//! what: a mutex is unlocked that nobody holds
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

int main(void)
{
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    pthread_mutex_unlock(&lock); //~ FAIL
    puts("done");
    return 0;
}

//! what: a thread waits on a condition variable without holding the mutex
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>
#include <time.h>

int main(void)
{
    pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pthread_cond_t never = PTHREAD_COND_INITIALIZER;
    struct timespec past = {0, 0};
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    pthread_cond_timedwait(&never, &lock, &past); //~ FAIL
    puts("done");
    return 0;
}

//! what: a read-write lock is unlocked by a thread that does not hold it
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

int main(void)
{
#ifdef FIXED
    pthread_rwlock_rdlock(&lock);
#endif
    pthread_rwlock_unlock(&lock); //~ FAIL
    puts("done");
    return 0;
}

//! what: a read-write lock is destroyed while it is held
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

int main(void)
{
    pthread_rwlock_rdlock(&lock);
#ifdef FIXED
    pthread_rwlock_unlock(&lock);
#endif
    pthread_rwlock_destroy(&lock); //~ FAIL
    puts("done");
    return 0;
}

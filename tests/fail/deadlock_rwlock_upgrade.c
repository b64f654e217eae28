//! what: a reader of a read-write lock wants to write without giving it back first
//! cflags: -pthread
//! fail: deadlock
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

int main(void)
{
    pthread_rwlock_rdlock(&lock);
#ifdef FIXED
    pthread_rwlock_unlock(&lock);
#endif
    pthread_rwlock_wrlock(&lock); //~ FAIL
    pthread_rwlock_unlock(&lock);
    puts("done");
    return 0;
}

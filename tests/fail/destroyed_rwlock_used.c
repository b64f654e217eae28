//! what: a read-write lock is taken after it was destroyed
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

int main(void)
{
#ifndef FIXED
    pthread_rwlock_destroy(&lock);
#endif
    pthread_rwlock_rdlock(&lock); //~ FAIL
    pthread_rwlock_unlock(&lock);
    puts("done");
    return 0;
}

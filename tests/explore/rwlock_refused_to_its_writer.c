//! what: a writer that is refused to read its own lock does not take it a second time: a reader could have come before the first
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *reads_then_writes(void *arg)
{
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_wrlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, reads_then_writes, NULL);
    pthread_rwlock_wrlock(&lock);
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_unlock(&lock);
    pthread_rwlock_unlock(&lock);
    pthread_join(t, NULL);
    puts("done");
    return 0;
}

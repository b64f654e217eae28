//! what: a thread locks a mutex that it holds
//! cflags: -pthread
//! fail: deadlock
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void inner(void)
{
#ifndef FIXED
    pthread_mutex_lock(&lock); //~ FAIL
    pthread_mutex_unlock(&lock);
#endif
}

int main(void)
{
    pthread_mutex_lock(&lock);
    inner();
    pthread_mutex_unlock(&lock);
    puts("done");
    return 0;
}

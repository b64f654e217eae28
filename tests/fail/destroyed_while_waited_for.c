//! what: a mutex is destroyed while another thread is about to take it
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg)
{
    pthread_mutex_lock(&lock); //~ FAIL
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_mutex_lock(&lock);
    pthread_create(&t, NULL, work, NULL);
    pthread_mutex_unlock(&lock);
#ifdef FIXED
    pthread_join(t, NULL);
#endif
    pthread_mutex_destroy(&lock);
#ifndef FIXED
    pthread_join(t, NULL);
#endif
    puts("done");
    return 0;
}

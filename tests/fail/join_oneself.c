//! what: a thread joins itself
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

static void *work(void *arg)
{
#ifndef FIXED
    pthread_join(pthread_self(), NULL); //~ FAIL
#endif
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    pthread_join(t, NULL);
    puts("done");
    return 0;
}

//! what: a thread is joined twice
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

static void *work(void *arg) { return arg; }

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
    pthread_join(t, NULL);
#ifndef FIXED
    pthread_join(t, NULL); //~ FAIL
#endif
    puts("done");
    return 0;
}

//! what: a detached thread is joined
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

static void *work(void *arg) { return arg; }

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, work, NULL);
#ifndef FIXED
    pthread_detach(t);
#endif
    pthread_join(t, NULL); //~ FAIL
    puts("done");
    return 0;
}

//! what: a thread is detached twice
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

static void *work(void *arg) { return arg; }

int main(void)
{
    pthread_t t;
    pthread_attr_t a;
    pthread_attr_init(&a);
#ifndef FIXED
    pthread_attr_setdetachstate(&a, PTHREAD_CREATE_DETACHED);
#endif
    pthread_create(&t, &a, work, NULL);
    pthread_detach(t); //~ FAIL
    puts("done");
    return 0;
}

//! what: a condition variable is signalled after it was destroyed
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

int main(void)
{
#ifndef FIXED
    pthread_cond_destroy(&changed);
#endif
    pthread_cond_signal(&changed); //~ FAIL
    puts("done");
    return 0;
}

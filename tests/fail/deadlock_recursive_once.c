//! what: an initialiser waits for itself
//! cflags: -pthread
//! fail: deadlock
#include <pthread.h>
#include <stdio.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void initialise(void)
{
#ifndef FIXED
    pthread_once(&once, initialise); //~ FAIL
#endif
}

int main(void)
{
    pthread_once(&once, initialise);
    puts("done");
    return 0;
}

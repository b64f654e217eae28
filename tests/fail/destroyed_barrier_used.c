//! what: threads meet at a barrier that was destroyed
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

int main(void)
{
    pthread_barrier_t b;
    pthread_barrier_init(&b, NULL, 1);
#ifndef FIXED
    pthread_barrier_destroy(&b);
#endif
    pthread_barrier_wait(&b); //~ FAIL
    puts("done");
    return 0;
}

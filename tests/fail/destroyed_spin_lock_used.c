//! what: a spin lock is taken after it was destroyed
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

int main(void)
{
    pthread_spinlock_t lock;
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
#ifndef FIXED
    pthread_spin_destroy(&lock);
#endif
    pthread_spin_lock(&lock); //~ FAIL
    pthread_spin_unlock(&lock);
    puts("done");
    return 0;
}

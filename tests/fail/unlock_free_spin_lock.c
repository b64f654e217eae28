//! what: a spin lock is unlocked that nobody holds
//! cflags: -pthread
//! fail: lock-misuse
#include <pthread.h>
#include <stdio.h>

int main(void)
{
    pthread_spinlock_t lock;
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
#ifdef FIXED
    pthread_spin_lock(&lock);
#endif
    pthread_spin_unlock(&lock); //~ FAIL
    puts("done");
    return 0;
}

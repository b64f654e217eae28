//! what: a semaphore is posted after it was destroyed
//! cflags: -pthread
//! fail: lock-misuse
#include <semaphore.h>
#include <stdio.h>

int main(void)
{
    sem_t s;
    sem_init(&s, 0, 0);
#ifndef FIXED
    sem_destroy(&s);
#endif
    sem_post(&s); //~ FAIL
    puts("done");
    return 0;
}

//! what: a semaphore is used that nobody initialised
//! cflags: -pthread
//! fail: lock-misuse
#include <semaphore.h>
#include <stdio.h>

static sem_t s;

int main(void)
{
#ifdef FIXED
    sem_init(&s, 0, 0);
#endif
    sem_post(&s); //~ FAIL
    puts("done");
    return 0;
}

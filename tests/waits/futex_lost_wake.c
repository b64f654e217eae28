//! what: nothing is written before the wake, so a wait that begins later sleeps for ever
#include "futex.h"

static atomic_int word;

static void *wake(void *arg)
{
    futex_wake(&word, 1);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, wake, NULL);
    puts(futex_wait(&word, 0, NULL) == 0 ? "woken" : "again");
    pthread_join(t, NULL);
    return 0;
}

//! what: a wait with a time gives up, is woken, or does not begin
#include "futex.h"

static atomic_int word;

static void *set(void *arg)
{
    atomic_store(&word, 1);
    futex_wake(&word, 1);
    return arg;
}

int main(void)
{
    struct timespec time = {1, 0};
    pthread_t t;
    pthread_create(&t, NULL, set, NULL);
    long result = futex_wait(&word, 0, &time);
    puts(result == 0 ? "woken" : errno == ETIMEDOUT ? "timed out" : "again");
    pthread_join(t, NULL);
    return 0;
}

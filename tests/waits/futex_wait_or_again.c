//! what: a wait sees the old value and is woken, or sees the new one and does not begin
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
    pthread_t t;
    pthread_create(&t, NULL, set, NULL);
    puts(futex_wait(&word, 0, NULL) == 0 ? "woken" : "again");
    pthread_join(t, NULL);
    return 0;
}

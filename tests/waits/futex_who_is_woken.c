//! what: of two that wait, either may be woken first
#include "futex.h"

static atomic_int word, order;

static void *wait(void *name)
{
    futex_wait(&word, 0, NULL);
    if (atomic_fetch_add(&order, 1) == 0)
        puts(name);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, wait, "first");
    pthread_create(&b, NULL, wait, "second");
    atomic_store(&word, 1);
    futex_wake(&word, 1);
    futex_wake(&word, 1);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

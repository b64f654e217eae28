//! what: a loop that keeps what it read in an atomic of its own is known to wait; what it counted in another before is still there
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int flag;

static void *sets(void *arg)
{
    atomic_store(&flag, 1);
    return arg;
}

int main(void)
{
    pthread_t t;
    _Atomic int seen = 0, in_vain = 0;
    pthread_create(&t, NULL, sets, NULL);
    do {
        atomic_store(&seen, atomic_load(&flag));
        if (!atomic_load(&seen))
            atomic_store(&in_vain, 1);
    } while (!atomic_load(&seen));
    pthread_join(t, NULL);
    printf("%s\n", atomic_load(&in_vain) ? "waited" : "at once");
    return 0;
}

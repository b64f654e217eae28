//! what: what changed before it was read, in the middle of a round, was not polled in vain
//! cflags: -pthread
//! outcomes: 1
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *set(void *arg)
{
    y = 1;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, set, NULL);
    while (x != 1)
        if (y == 2)
            break;
    pthread_join(t, NULL);
    return 0;
}

//! what: however much else changes, it polls in vain only if its own value does
//! cflags: -pthread
//! outcomes: 1
//! runs: 1
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;
static char between[64];
static atomic_int y;

static void *poll(void *arg)
{
    while (!x) {
    }
    return arg;
}

static void *set(void *arg)
{
    for (int i = 0; i < 70; i++)
        y = i + 1 + between[i % 64];
    return arg;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, poll, NULL);
    pthread_create(&u, NULL, set, NULL);
    pthread_join(u, NULL);
    pthread_join(t, NULL);
    return 0;
}

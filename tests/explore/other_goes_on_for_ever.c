//! what: a thread that goes on for ever beside one that ends, after main has left
//! cflags: -pthread
//! outcomes: 1
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *keeps(void *arg)
{
    for (;;)
        if (x != 42)
            x = 42;
    return arg;
}

static void *disturbs(void *arg)
{
    x = 0;
    x = 1;
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, keeps, NULL);
    pthread_create(&b, NULL, disturbs, NULL);
    pthread_exit(NULL);
}

//! what: a thread that tries for a lock until it has it waits for it: all orders are explored, and none of them hangs
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <sched.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int x = 1;

static void take(void)
{
    while (pthread_mutex_trylock(&lock))
        sched_yield();
}

static void *adds(void *arg)
{
    take();
    x += 3;
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, adds, NULL);
    take();
    x *= 2;
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    printf("%d\n", x);
    return 0;
}

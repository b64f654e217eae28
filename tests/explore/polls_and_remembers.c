//! what: a loop that polls and remembers what it saw the round before is in another state each time
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x;
static int y;

static void *poll(void *arg)
{
    int v, w, later = 0, seen = 0;
    do {
        v = later;
        later = 1;
        w = x;
        seen |= v & (w == 1);
    } while (w < 2);
    v = y;
    if (seen)
        puts("seen");
    return arg;
}

static void *set(void *arg)
{
    x = 1;
    x = 2;
    return arg;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, poll, NULL);
    pthread_create(&u, NULL, set, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return 0;
}

//! what: a change of the upper half of 16 bytes ends the polling of all of them
//! cflags: -pthread
//! outcomes: 1
#include <pthread.h>
#include <stdio.h>

static union {
    __int128 whole;
    long halves[2];
} g;

static void *poll(void *arg)
{
    while (!*(volatile __int128 *)&g.whole) {
    }
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, poll, NULL);
    g.halves[1] = 1;
    pthread_join(t, NULL);
    puts("end");
    return 0;
}

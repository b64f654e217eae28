//! what: a function that is called three times from one line reads three times: it does not spin
//! cflags: -pthread
//! outcomes: 10
#include <pthread.h>
#include <stdio.h>

static _Atomic int g;
static int r[3];

static int get(void)
{
    return g;
}

static void *reads(void *arg)
{
    r[0] = get() * 100 + get() * 10 + get();
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, reads, NULL);
    g = 1;
    g = 2;
    pthread_join(t, NULL);
    printf("%d\n", r[0]);
    return 0;
}

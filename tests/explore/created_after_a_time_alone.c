//! what: a thread that was alone for a while creates another one, whose first step may come before the creator's next
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x;
static int seen;

static void *ends(void *arg)
{
    return arg;
}

static void *reads(void *arg)
{
    seen = x;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, ends, NULL);
    pthread_join(t, NULL);
    pthread_create(&t, NULL, reads, NULL);
    x = 1;
    pthread_join(t, NULL);
    printf("%d\n", seen);
    return 0;
}

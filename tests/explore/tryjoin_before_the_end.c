//! what: a thread that has ended might not have: a join that does not wait can come before the end
//! cflags: -pthread
//! outcomes: 2
#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
static void *ends(void *arg) { return arg; }
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, ends, 0);
    int busy = pthread_tryjoin_np(t, 0);
    printf("%d\n", busy != 0);
    if (busy)
        pthread_join(t, 0);
    return 0;
}

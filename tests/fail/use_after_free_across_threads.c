//! what: a thread uses what main has freed
//! cflags: -pthread
//! fail: use-after-free
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_barrier_t freed;

static void *work(void *arg)
{
    int *p = arg;
#ifdef FIXED
    *p = 1;
#endif
    pthread_barrier_wait(&freed);
#ifndef FIXED
    *p = 1; //~ FAIL
#endif
    return NULL;
}

int main(void)
{
    pthread_t t;
    int *p = malloc(sizeof *p);
    pthread_barrier_init(&freed, NULL, 2);
    pthread_create(&t, NULL, work, p);
#ifdef FIXED
    pthread_barrier_wait(&freed);
    free(p);
#else
    free(p);
    pthread_barrier_wait(&freed);
#endif
    pthread_join(t, NULL);
    puts("done");
    return 0;
}

//! what: a signal that comes before what is read after the wait: the last event of a run that is given up counts, too
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static _Atomic int x;
static int r = -1;
static void *signals(void *arg) { pthread_cond_signal(&c); return arg; }
static void *waits(void *arg)
{
    pthread_mutex_lock(&m);
    pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    r = x;
    return arg;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, signals, 0);
    pthread_create(&b, 0, waits, 0);
    x = 1;
    pthread_join(a, 0);
    pthread_join(b, 0);
    printf("%d\n", r);
    return 0;
}

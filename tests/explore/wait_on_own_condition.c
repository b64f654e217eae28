//! what: a wait on a condition variable of one's own gives a mutex away that others have
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>
#include <time.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static _Atomic int x;
static int r;
static void *waits(void *arg)
{
    pthread_cond_t own = PTHREAD_COND_INITIALIZER;
    struct timespec t = {0, 0};
    pthread_mutex_lock(&m);
    x = 1;
    pthread_cond_timedwait(&own, &m, &t);
    x = 2;
    pthread_mutex_unlock(&m);
    return arg;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, waits, 0);
    pthread_mutex_lock(&m);
    r = x;
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
    printf("%d\n", r);
    return 0;
}

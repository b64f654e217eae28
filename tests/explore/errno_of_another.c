//! what: errno is known to another thread
//! cflags: -pthread
//! outcomes: 5
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
static int *_Atomic where;
static _Atomic int x;
static void *fails(void *arg)
{
    where = &errno;
    x = 1;
    volatile double d = -1;
    d = sqrt(d);
    return arg;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, fails, 0);
    int *at = where;
    int a = at ? x : 0, b = at ? *at != 0 : 0;
    pthread_join(t, 0);
    printf("%d %d\n", a, b);
    return 0;
}

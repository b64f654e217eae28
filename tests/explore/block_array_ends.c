//! what: an array whose length is not fixed ends with its block, which others can see
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>
static int *_Atomic p;
static _Atomic int done;
static void *lends(void *arg)
{
    for (volatile int n = 2; n < 3; n++) {
        int a[n];
        a[0] = 1;
        p = a;
    }
    done = 1;
    return arg;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, lends, 0);
    int *q = p;
    int r = q ? *q : -1;
    pthread_join(t, 0);
    printf("%d\n", r);
    return 0;
}

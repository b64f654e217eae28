//! what: the same without the section has one more outcome: the half of it is seen
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x, y;

static void *both(void *arg)
{
    x = 1;
    y = x + 1;
    x = y;
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, both, NULL);
    int a = x;
    pthread_join(t, NULL);
    printf("%d %d %d\n", a, x, y);
    return 0;
}

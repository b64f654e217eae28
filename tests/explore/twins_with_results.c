//! what: results tell twins apart
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int n;

static void *work(void *arg)
{
    (void)arg;
    return (void *)(long)(atomic_fetch_add(&n, 1) + 1);
}

int main(void)
{
    pthread_t a, b;
    void *x, *y;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, &x);
    pthread_join(b, &y);
    printf("%ld %ld\n", (long)x, (long)y);
    return 0;
}

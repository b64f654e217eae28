//! what: the handle of a new thread is written to shared memory, before or after another thread looks
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>

static pthread_t handle;

static void *child(void *arg)
{
    return arg;
}

static void *looker(void *arg)
{
    (void)arg;
    return (void *)(long)(handle != 0);
}

int main(void)
{
    pthread_t a;
    void *ra;
    pthread_create(&a, NULL, looker, NULL);
    pthread_create(&handle, NULL, child, NULL);
    pthread_join(a, &ra);
    pthread_join(handle, NULL);
    printf("%ld\n", (long)ra);
    return 0;
}

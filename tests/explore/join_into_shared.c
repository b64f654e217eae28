//! what: what a joined thread returned is written to shared memory, before or after another thread looks
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>

static void *result;

static void *child(void *arg)
{
    (void)arg;
    return (void *)7L;
}

static void *looker(void *arg)
{
    (void)arg;
    return result;
}

int main(void)
{
    pthread_t a, b;
    void *rb;
    pthread_create(&a, NULL, child, NULL);
    pthread_create(&b, NULL, looker, NULL);
    pthread_join(a, &result);
    pthread_join(b, &rb);
    printf("%ld\n", (long)rb);
    return 0;
}

//! what: what main does after its last join, alone by then, could have come before what an unjoined thread did
//! outcomes: 6
#include <pthread.h>
#include <stdio.h>

static int shared;

static void *joined(void *arg)
{
    (void)arg;
    return (void *)(long)shared;
}

static void *unjoined(void *arg)
{
    (void)arg;
    shared = 1;
    printf("a ");
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    void *rb;
    pthread_create(&a, NULL, unjoined, NULL);
    pthread_create(&b, NULL, joined, NULL);
    pthread_join(b, &rb);
    printf("%ld\n", (long)rb);
    return 0;
}

//! what: a thread knows itself by its address, which it reads as a number through a union
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x, y;

static void *work(void *arg)
{
    int own, id = 0;
    union { int *pointer; unsigned long number; } u = { .pointer = &own };
    for (int bit = 20; bit < 48; bit++)
        id ^= u.number >> bit & 1;
    if (id)
        x = 1;
    else
        y = x;
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", y);
    return 0;
}

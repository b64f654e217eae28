//! what: a thread knows itself by the address of its own variable
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>

static atomic_int x, y;

static void *work(void *arg)
{
    int own, id = 0;
    for (int bit = 20; bit < 48; bit++)
        id ^= (uintptr_t)&own >> bit & 1;
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

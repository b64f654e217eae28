//! what: a thread knows itself by the bytes of its address, which it copies
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

struct kept { int *pointer; long number; };
static atomic_int x, y;

static int parity(const unsigned char *bytes)
{
    int id = 0;
    for (int i = 2; i < 6; i++)
        for (int bit = i == 2 ? 4 : 0; bit < 8; bit++)
            id ^= bytes[i] >> bit & 1;
    return id;
}

static void *work(void *arg)
{
    int own;
    struct kept first = { &own, 0 }, second;
    unsigned char bytes[sizeof second];
    second = first;
    memcpy(bytes, &second, sizeof bytes);
    if (parity(bytes))
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

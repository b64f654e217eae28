//! what: a heap object is published before it is filled
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct box {
    int value;
};

static struct box *_Atomic box;

static void *first(void *arg)
{
    (void)arg;
    struct box *b = calloc(1, sizeof *b);
    box = b;
    b->value = 5;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    struct box *b = box;
    return (void *)(long)(b ? b->value : -1);
}

int main(void)
{
    pthread_t a, b;
    void *rb;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, &rb);
    printf("%ld\n", (long)rb);
    return 0;
}

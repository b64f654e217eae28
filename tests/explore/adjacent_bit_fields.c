//! what: two threads write neighbouring bit fields: one can undo the other
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>

static struct {
    unsigned char a : 1, b : 1;
} flags;

static void *first(void *arg)
{
    (void)arg;
    flags.a = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    flags.b = 1;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", flags.a, flags.b);
    return 0;
}

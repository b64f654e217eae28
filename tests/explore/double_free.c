//! what: two threads test a flag, set it, and free
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int *p, is_free;

static void *first(void *arg)
{
    (void)arg;
    if (!is_free) {
        is_free = 1;
        free(p);
    }
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (!is_free) {
        is_free = 1;
        free(p);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    p = calloc(1, sizeof *p);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    puts("done");
    return 0;
}

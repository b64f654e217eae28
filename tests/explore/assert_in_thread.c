//! what: an assertion that holds in some orders only
//! cflags: -pthread
//! outcomes: 2
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static int x;

static void *first(void *arg)
{
    (void)arg;
    x = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    assert(x == 0);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    puts("done");
    return 0;
}

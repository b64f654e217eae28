//! what: a sum of two reads of a variable that changes
//! cflags: -pthread
//! outcomes: 5
#include <pthread.h>
#include <stdio.h>

static int x, y;

static void *first(void *arg)
{
    (void)arg;
    x = 1;
    x = 2;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    y = x;
    y += x;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", y);
    return 0;
}

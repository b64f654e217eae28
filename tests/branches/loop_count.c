//! what: how often a loop goes round depends on a shared number
#include <pthread.h>
#include <stdio.h>

static int rounds = 1;

static void *first(void *arg)
{
    (void)arg;
    for (int i = 0; i < rounds; i++) //~ BRANCH if other
        putchar('.');
    putchar('\n');
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    rounds = 3;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

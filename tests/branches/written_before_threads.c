//! what: what main wrote before the threads began is the same for every schedule
#include <pthread.h>
#include <stdio.h>

static int limit, table[4];

static void *first(void *arg)
{
    (void)arg;
    if (limit > 2) //~ NOT
        puts("first");
    if (table[limit] != 9) //~ NOT
        puts("table");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    for (int i = 0; i < limit; i++) //~ NOT
        putchar('.');
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    limit = 3;
    table[3] = 9;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

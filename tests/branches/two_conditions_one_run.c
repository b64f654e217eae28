//! what: each branch can go the other way, and each needs its own schedule
#include <pthread.h>
#include <stdio.h>

static int stage;

static void *first(void *arg)
{
    (void)arg;
    stage = 1;
    stage = 2;
    stage = 3;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    int seen = stage;
    if (seen == 1) //~ BRANCH if other
        puts("one");
    if (seen == 2) //~ BRANCH if other
        puts("two");
    if (seen > 3) //~ NOT
        puts("never");
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

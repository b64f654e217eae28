//! what: two reads in one condition are two branches, and each can go the other way
#include <pthread.h>
#include <stdio.h>

static int left, right;

static void *first(void *arg)
{
    (void)arg;
    left = 1;
    right = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (left == 1 && right == 0) //~ BRANCH if other BRANCH if other
        puts("between");
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

//! what: two threads create one each, so that which one is the third thread depends on the schedule
//! outcomes: 3
#include <pthread.h>
#include <stdio.h>

static int shared;

static void *add(void *arg)
{
    (void)arg;
    int seen = shared;
    shared = seen + 1;
    return NULL;
}

static void *set(void *arg)
{
    (void)arg;
    shared = 5;
    return NULL;
}

static void *maker(void *arg)
{
    pthread_t child;
    pthread_create(&child, NULL, arg == NULL ? add : set, NULL);
    pthread_join(child, NULL);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, maker, NULL);
    pthread_create(&b, NULL, maker, (void *)1L);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", shared);
    return 0;
}

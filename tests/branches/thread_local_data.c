//! what: each thread has its own
#include <pthread.h>
#include <stdio.h>

static _Thread_local int mine;
static int last;

static void *first(void *arg)
{
    (void)arg;
    mine = 1;
    if (mine != 1) //~ NOT
        puts("not mine");
    last = mine;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (mine != 0) //~ NOT
        puts("not mine");
    mine = 2;
    last = mine;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    if (last == 1) //~ BRANCH if other
        puts("first was last");
    return 0;
}

//! what: two threads take turns by a variable (Critical of TAME's table 3)
#include <pthread.h>
#include <stdio.h>

static volatile int turn;
static int visits;

static void *first(void *arg)
{
    (void)arg;
    while (turn != 0) //~ NOT
        ;
    visits++;
    turn = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    while (turn != 1) //~ BRANCH if waiting
        ;
    visits++;
    turn = 0;
    if (visits != 2) //~ NOT
        puts("not in turn");
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

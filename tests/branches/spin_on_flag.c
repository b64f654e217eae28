//! what: a wait made by hand: the loop reads the flag until it is set
#include <pthread.h>
#include <stdio.h>

static volatile int flag;
static int data;

static void *first(void *arg)
{
    (void)arg;
    data = 5;
    flag = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    while (!flag) //~ BRANCH if waiting
        ;
    if (data != 5) //~ NOT
        puts("too early");
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

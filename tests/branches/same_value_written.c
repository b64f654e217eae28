//! what: the value that is written is the one that was there
#include <pthread.h>
#include <stdio.h>

static int flag = 1;

static void *first(void *arg)
{
    (void)arg;
    if (flag) //~ NOT
        puts("set");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    flag = 1;
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

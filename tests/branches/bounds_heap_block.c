//! what: a block is shorter than the length that another thread publishes
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static char *block;
static unsigned length = 4;

static void *first(void *arg)
{
    (void)arg;
    char last = block[length - 1]; //~ BRANCH bounds|address failing
    if (last) //~ NOT
        puts("not empty");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    length = 9;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    block = calloc(1, 8);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

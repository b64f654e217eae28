//! what: the half that is read is not the one that is written
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

static union {
    uint32_t whole;
    uint16_t half[2];
} word;

static void *first(void *arg)
{
    (void)arg;
    if (word.half[0] != 0) //~ NOT
        puts("lower half");
    if (word.whole == 1) //~ NOT
        puts("one");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    word.half[1] = 1;
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

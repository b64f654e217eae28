//! what: one thread writes half of a word that the other reads whole
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
    if (word.whole > 0xffff) //~ BRANCH if other
        puts("upper half");
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

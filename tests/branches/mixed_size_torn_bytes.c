//! what: a word is written byte by byte and read at once: it can be seen half written
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static union {
    uint16_t word;
    uint8_t byte[2];
} both;

static void *first(void *arg)
{
    (void)arg;
    uint16_t seen = both.word;
    if (seen == 0x0001) //~ BRANCH if failing
        abort();
    if (seen == 0x0200) //~ NOT
        puts("the later byte alone");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    both.byte[0] = 1;
    both.byte[1] = 2;
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

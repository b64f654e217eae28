//! what: arithmetic between the read and the branch: remainders, shifts, narrow and signed values
#include <pthread.h>
#include <stdio.h>

static unsigned char ticks = 250;
static signed char delta;

static void *first(void *arg)
{
    (void)arg;
    if ((unsigned char)(ticks + 10) % 8 == 4) //~ BRANCH if other
        puts("divisible");
    if ((delta >> 1) < -3) //~ BRANCH if other
        puts("negative");
    if ((ticks & 1) != 0) //~ NOT
        puts("both values are even");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    ticks = 252;
    delta = -8;
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

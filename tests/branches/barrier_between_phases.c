//! what: before the barrier the other's part may be there or not, behind it it is
#include <pthread.h>
#include <stdio.h>

static pthread_barrier_t barrier;
static int part[2];

static void *first(void *arg)
{
    (void)arg;
    part[0] = 1;
    if (part[1]) //~ BRANCH if other
        puts("second was faster");
    pthread_barrier_wait(&barrier); //~ NOT
    if (!part[1]) //~ NOT
        puts("the barrier does not hold");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    part[1] = 1;
    pthread_barrier_wait(&barrier); //~ NOT
    if (!part[0]) //~ NOT
        puts("the barrier does not hold");
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

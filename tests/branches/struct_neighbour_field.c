//! what: only the neighbouring field is written: nothing depends on the schedule
#include <pthread.h>
#include <stdio.h>

static struct {
    int mine, yours;
    unsigned low : 4, high : 4;
} shared;

static void *first(void *arg)
{
    (void)arg;
    if (shared.mine != 0) //~ NOT
        puts("not mine");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    shared.yours = 1;
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

//! what: a comparison of floating point depends on the order
#include <pthread.h>
#include <stdio.h>

static float temperature = 20.5f;

static void *first(void *arg)
{
    (void)arg;
    if (temperature > 30.0f) //~ BRANCH if other
        puts("hot");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    temperature = 35.0f;
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

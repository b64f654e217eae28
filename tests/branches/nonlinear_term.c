//! what: TAME, section 3.5: a product of unknowns
#include <pthread.h>
#include <stdio.h>

static int x = 1, y = 1;

static void *first(void *arg)
{
    (void)arg;
    if (x * x + y > 1) //~ BRANCH if other
        puts("something");
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    y = -3;
    x = 0;
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

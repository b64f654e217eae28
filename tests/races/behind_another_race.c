//! what: a race that only the other order of a first race leads to
//! race: set test
//! race: inner_a inner_b different-values
#include <pthread.h>
#include <stdio.h>

static int ready, total;

static void *first(void *arg)
{
    (void)arg;
    ready = 1;           //~ set
    total = total + 10;  //~ inner_a
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (!ready)          //~ test
        total = total * 2 + 1;  //~ inner_b
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", total);
    return 0;
}

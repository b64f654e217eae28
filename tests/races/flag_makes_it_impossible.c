//! what: an ad hoc flag: the consumer reads only behind it, so the data cannot race; the flag itself does
//! race: raise wait
//! refuted: data use value
#include <pthread.h>
#include <stdio.h>

static volatile int ready;
static int data;

static void *first(void *arg)
{
    (void)arg;
    data = 42;               //~ data
    ready = 1;               //~ raise
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    while (!ready)           //~ wait
        ;
    printf("%d\n", data);    //~ use
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

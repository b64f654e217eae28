//! what: the same with an atomic flag: no race at all
//! refuted: data use value
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int ready;
static int data;

static void *first(void *arg)
{
    (void)arg;
    data = 42;               //~ data
    atomic_store(&ready, 1);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (atomic_load(&ready))
        printf("%d\n", data); //~ use
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

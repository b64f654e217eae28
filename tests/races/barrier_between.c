//! what: a barrier between writing and reading keeps them apart
//! refuted: data use lock
#include <pthread.h>
#include <stdio.h>

static pthread_barrier_t meet;
static int data;

static void *first(void *arg)
{
    (void)arg;
    data = 42;               //~ data
    pthread_barrier_wait(&meet);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_barrier_wait(&meet);
    printf("%d\n", data);    //~ use
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_barrier_init(&meet, NULL, 2);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    
    return 0;
}

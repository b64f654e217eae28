//! what: the same counter, but its value is printed: an increment can get lost
//! race: here_a here_b different-values
#include <pthread.h>
#include <stdio.h>

static long requests;

static void *first(void *arg)
{
    (void)arg;
    requests++;   //~ here_a
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    requests++;   //~ here_b
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld\n", requests);
    return 0;
}

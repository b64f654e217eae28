//! what: a counter for statistics that nobody looks at: it races, and nothing depends on it
//! race: here_a here_b same-outcome
#include <pthread.h>

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
    
    return 0;
}

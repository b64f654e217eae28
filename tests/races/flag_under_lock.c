//! what: a flag that is set and tested under a lock keeps the accesses behind it apart
//! refuted: data use value
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int done, data;

static void *first(void *arg)
{
    (void)arg;
    data = 42;               //~ data
    pthread_mutex_lock(&lock);
    done = 1;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int seen = done;
    pthread_mutex_unlock(&lock);
    if (seen)
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

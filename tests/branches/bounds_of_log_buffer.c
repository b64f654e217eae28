//! what: the index was read before another thread moved it to the end of the buffer
#include <pthread.h>
#include <stdio.h>

static char buffer[4];
static unsigned used = 3;

static void *first(void *arg)
{
    (void)arg;
    buffer[used] = 'a'; //~ BRANCH bounds|address failing
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    used = 4;
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

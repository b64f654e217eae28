//! what: another element of the same array: no failure
#include <pthread.h>
#include <stdio.h>

static char buffer[4];
static unsigned used;

static void *first(void *arg)
{
    (void)arg;
    buffer[used] = 'a'; //~ BRANCH address other
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    used = 3;
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

//! what: a pointer is cleared and its object freed: the test depends on the schedule, and the use of what was tested does not
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int *shared;

static void *first(void *arg)
{
    (void)arg;
    int *p = shared;
    if (p) //~ BRANCH if other
        printf("%d\n", *p); //~ NOT
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    int *p = shared;
    shared = NULL;
    free(p);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    shared = calloc(1, sizeof *shared);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

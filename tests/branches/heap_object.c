//! what: an object on the heap that both threads know
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct job {
    int state, cost;
};
static struct job *job;

static void *first(void *arg)
{
    (void)arg;
    job->state = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (job->state == 1) //~ BRANCH if other
        puts("started");
    if (job->cost != 0) //~ NOT
        puts("costs something");
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    job = calloc(1, sizeof *job);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

//! what: each thread has an object of its own, made at the same place of the program
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct job {
    int state;
};
static int run(int n)
{
    struct job *job = calloc(1, sizeof *job);
    job->state = n;
    if (job->state != n) //~ NOT
        puts("not mine");
    free(job);
    return n;
}

static void *first(void *arg)
{
    (void)arg;
    run(1);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    run(2);
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

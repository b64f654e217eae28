//! what: the command line decides: not the schedule
#include <pthread.h>
#include <stdio.h>

static int verbose, done;

static void *first(void *arg)
{
    (void)arg;
    if (verbose) //~ NOT
        puts("first");
    done = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (verbose > 1) //~ NOT
        puts("second");
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t a, b;
    (void)argv;
    verbose = argc > 1;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    if (done && verbose) //~ NOT
        puts("done");
    return 0;
}

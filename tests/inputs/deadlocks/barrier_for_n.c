//! what: a barrier for as many threads as the configuration says, and always two of them
//! options: --symbolic-stdin 10
//! input: stdin = "threads=3\n"
//! deadlock: barrier-never-fills meet meet2
//! may: meet
//! may: meet2
#include <pthread.h>
#include <stdio.h>

static pthread_barrier_t barrier;

static void *first(void *arg)
{
    pthread_barrier_wait(&barrier);           //~ meet
    return arg;
}

static void *second(void *arg)
{
    pthread_barrier_wait(&barrier);           //~ meet2
    return arg;
}

int main(void)
{
    pthread_t a, b;
    unsigned n;
    if (scanf("threads=%u", &n) != 1 || n < 2 || n > 3)
        return 1;
    pthread_barrier_init(&barrier, 0, n);
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

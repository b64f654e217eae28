//! what: which thread is told that it is the serial one depends on who arrives last. Of the observed run only the last can have come earlier: before that, nobody is the last
#include <pthread.h>
#include <stdio.h>

static pthread_barrier_t barrier;
static int cleaned;

static void *first(void *arg)
{
    (void)arg;
    if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD) //~ MAY barrier other
        cleaned = 1;
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD) //~ BRANCH barrier other
        cleaned = 2;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    if (cleaned == 0) //~ NOT
        puts("nobody was the last");
    return 0;
}

//! what: three come to a barrier of two, and nobody looks at who was the last: whoever comes second lets main go, the one that has written or the other
#include <pthread.h>
#include <stdio.h>

static pthread_barrier_t barrier;
static int written;

static void *writer(void *arg)
{
    (void)arg;
    written = 1;
    pthread_barrier_wait(&barrier); //~ NOT
    return NULL;
}

static void *idler(void *arg)
{
    (void)arg;
    pthread_barrier_wait(&barrier); //~ NOT
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, idler, NULL);
    pthread_barrier_wait(&barrier); //~ NOT
    if (!written) //~ BRANCH if other
        puts("the idler was faster");
    return 0;
}

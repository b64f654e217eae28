//! what: two threads post: the one that waits may be woken by the wrong one
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t filled;
static int value;

static void *first(void *arg)
{
    (void)arg;
    value = 7;
    sem_post(&filled);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    sem_wait(&filled);
    if (value != 7) //~ BRANCH if other
        puts("too early");
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&filled, 0, 0);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    sem_post(&filled);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

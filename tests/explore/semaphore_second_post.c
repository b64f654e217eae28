//! what: of two posts one is enough for a wait, so the second may come after it
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t slot;
static int x;

static void *giver(void *arg)
{
    (void)arg;
    sem_post(&slot);
    x = 1;
    sem_post(&slot);
    return NULL;
}

static void *taker(void *arg)
{
    (void)arg;
    sem_wait(&slot);
    int r = x;
    x = 2;
    return (void *)(long)r;
}

int main(void)
{
    pthread_t a, b;
    void *r;
    sem_init(&slot, 0, 0);
    pthread_create(&a, NULL, giver, NULL);
    pthread_create(&b, NULL, taker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, &r);
    printf("%ld %d\n", (long)r, x);
    return 0;
}

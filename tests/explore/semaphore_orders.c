//! what: a semaphore puts a write before a read
//! cflags: -pthread
//! outcomes: 1
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t items;
static int x;

static void *first(void *arg)
{
    (void)arg;
    x = 1;
    sem_post(&items);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    sem_wait(&items);
    return (void *)(long)x;
}

int main(void)
{
    pthread_t a, b;
    void *rb;
    sem_init(&items, 0, 0);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, &rb);
    printf("%ld\n", (long)rb);
    return 0;
}

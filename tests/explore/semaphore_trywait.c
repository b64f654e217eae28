//! what: a trywait before or after the post
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t items;

static void *first(void *arg)
{
    (void)arg;
    sem_post(&items);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    return (void *)(long)sem_trywait(&items);
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

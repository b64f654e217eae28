//! what: two threads and a semaphore of 1
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t items;
static int x = 1;

static void *first(void *arg)
{
    (void)arg;
    sem_wait(&items);
    x += 3;
    sem_post(&items);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    sem_wait(&items);
    x *= 2;
    sem_post(&items);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&items, 0, 1);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", x);
    return 0;
}

//! what: who joins only one of two twins waits in vain if it is the other that ends
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t one;

static void *work(void *arg)
{
    sem_wait(&one);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&one, 0, 1);
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(b, NULL);
    puts("end");
    return 0;
}

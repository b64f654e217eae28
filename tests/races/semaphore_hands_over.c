//! what: a semaphore says when the data are there: no order brings the two together
//! refuted: data use lock
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t full;
static int data;

static void *first(void *arg)
{
    (void)arg;
    data = 42;               //~ data
    sem_post(&full);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    sem_wait(&full);
    printf("%d\n", data);    //~ use
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&full, 0, 0);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    
    return 0;
}

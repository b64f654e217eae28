//! what: a semaphore with one place is a lock: the pair is never torn, its value depends on the order
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t mutex;
static int left, right;

static void *first(void *arg)
{
    (void)arg;
    sem_wait(&mutex);
    left++;
    right++;
    sem_post(&mutex);
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    sem_wait(&mutex);
    if (left != right) //~ NOT
        puts("torn");
    if (left == 1) //~ BRANCH if other
        puts("second");
    sem_post(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&mutex, 0, 1);
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

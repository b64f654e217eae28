//! what: a loop that looks at errno after each attempt in vain is known to wait
//! cflags: -pthread
//! outcomes: 1
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t ready;
static int data;

static void *posts(void *arg)
{
    data = 7;
    sem_post(&ready);
    return arg;
}

int main(void)
{
    pthread_t t;
    sem_init(&ready, 0, 0);
    pthread_create(&t, NULL, posts, NULL);
    while (sem_trywait(&ready) != 0)
        if (errno != EAGAIN)
            return 2;
    printf("%d\n", data);
    pthread_join(t, NULL);
    return 0;
}

//! what: attempts in vain leave EAGAIN in errno: a run without any and one with some end differently
//! cflags: -pthread
//! outcomes: 2
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t ready;

static void *posts(void *arg)
{
    sem_post(&ready);
    return arg;
}

int main(void)
{
    pthread_t t;
    sem_init(&ready, 0, 0);
    pthread_create(&t, NULL, posts, NULL);
    errno = 0;
    while (sem_trywait(&ready) != 0)
        ;
    int e = errno;
    pthread_join(t, NULL);
    printf("%s\n", e == EAGAIN ? "waited" : "at once");
    return 0;
}

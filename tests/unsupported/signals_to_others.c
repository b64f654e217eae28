//! what: a signal to another thread
//! cflags: -pthread
//! args: pthread_kill
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stddef.h>

static sem_t stop;

static void *work(void *arg)
{
    sem_wait(&stop);
    return arg;
}

int main(void)
{
    pthread_t t;
    sem_init(&stop, 0, 0);
    pthread_create(&t, NULL, work, NULL);
    return pthread_kill(t, SIGUSR1);
}

//! what: a handler with SA_RESTART lets a wait for a semaphore go on
//! cflags: -pthread
//! outcomes: 1
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static sem_t ready;

static void on_signal(int signal)
{
    (void)signal;
}

static void *sender(void *arg)
{
    pthread_kill(*(pthread_t *)arg, SIGUSR1);
    sem_post(&ready);
    return NULL;
}

int main(void)
{
    struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_RESTART};
    sigaction(SIGUSR1, &action, NULL);
    sem_init(&ready, 0, 0);
    pthread_t self = pthread_self(), t;
    pthread_create(&t, NULL, sender, &self);
    int result = sem_wait(&ready);
    printf("%s\n", result == 0 ? "taken" : errno == EINTR ? "interrupted" : "what?");
    pthread_join(t, NULL);
    return 0;
}

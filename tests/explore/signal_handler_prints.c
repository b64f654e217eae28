//! what: a handler prints while its thread prints: undefined, and a deadlock with many libraries; while it computes it may
//! cflags: -pthread
//! outcomes: 5
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static void on_signal(int signal)
{
    (void)signal;
    puts("a signal came");
}

static void *sender(void *arg)
{
    kill(getpid(), SIGUSR1);
    return arg;
}

int main(void)
{
    signal(SIGUSR1, on_signal);
    pthread_t t;
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    pthread_create(&t, NULL, sender, NULL);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    putchar('.');
    pthread_join(t, NULL);
    return 0;
}

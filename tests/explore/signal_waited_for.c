//! what: a thread waits for a signal that another one sends to it
//! cflags: -pthread
//! outcomes: 1
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
static void *waiter(void *a) {
    sigset_t s; sigemptyset(&s); sigaddset(&s, SIGUSR1);
    int got; sigwait(&s, &got);
    printf("got %d\n", got == SIGUSR1);
    return a;
}
int main(void) {
    sigset_t s; sigemptyset(&s); sigaddset(&s, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &s, 0);
    pthread_t t; pthread_create(&t, 0, waiter, 0);
    pthread_kill(t, SIGUSR1);
    pthread_join(t, 0);
    return 0;
}

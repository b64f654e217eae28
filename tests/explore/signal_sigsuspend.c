//! what: a mask is changed and a signal waited for at one moment
//! cflags: -pthread
//! outcomes: 1
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>
static volatile sig_atomic_t got;
static void handler(int s) { (void)s; got = 1; }
static void *worker(void *a) { kill(getpid(), SIGUSR1); return a; }
int main(void) {
    sigset_t block, old; sigemptyset(&block); sigaddset(&block, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &block, &old);
    signal(SIGUSR1, handler);
    pthread_t t; pthread_create(&t, 0, worker, 0);
    while (!got) sigsuspend(&old);
    pthread_join(t, 0);
    puts("got");
    return 0;
}

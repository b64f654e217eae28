//! what: a handler ends the spinning of the thread that it interrupts
//! cflags: -pthread
//! outcomes: 1
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
static volatile sig_atomic_t stop;
static void handler(int s) { (void)s; stop = 1; }
static void *worker(void *a) { while (!stop) ; return a; }
int main(void) {
    signal(SIGUSR1, handler);
    pthread_t t; pthread_create(&t, 0, worker, 0);
    pthread_kill(t, SIGUSR1);
    pthread_join(t, 0);
    puts("stopped");
    return 0;
}

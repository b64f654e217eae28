//! what: a handler takes the lock that the thread it interrupts may hold
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int reports;

static void on_signal(int number)
{
    (void)number;
    pthread_mutex_lock(&lock);
    reports++;
    pthread_mutex_unlock(&lock);
}

static void *watchdog(void *arg)
{
    kill(getpid(), SIGUSR1);
    return arg;
}

int main(void)
{
    signal(SIGUSR1, on_signal);
    pthread_t t;
    pthread_create(&t, NULL, watchdog, NULL);
    pthread_mutex_lock(&lock);
    reports++;
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    puts("done");
    return 0;
}

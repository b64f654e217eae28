//! what: what a thread inherits tells it apart
//! cflags: -pthread
//! outcomes: 2
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdio.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n;

static void *work(void *arg)
{
    sigset_t own;
    pthread_mutex_lock(&m);
    pthread_sigmask(SIG_BLOCK, NULL, &own);
    if (n++ == 0)
        puts(sigismember(&own, SIGUSR1) ? "blocks" : "does not block");
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    pthread_mutex_lock(&m);
    pthread_create(&a, NULL, work, NULL);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_mutex_unlock(&m);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

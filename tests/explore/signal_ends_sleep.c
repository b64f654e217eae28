//! what: a handler ends a sleep early, whatever SA_RESTART says; or it comes before the sleep, or after it
//! cflags: -pthread
//! outcomes: 2
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>

static void handler(int signal)
{
    (void)signal;
}

static void *sleeps(void *arg)
{
    struct timespec time = { 4, 0 }, left = { 9, 9 };
    int slept = nanosleep(&time, &left);
    printf("%d %d, left: %d\n", slept, slept ? errno == EINTR : 0, left.tv_sec > 0 && left.tv_sec < 4);
    return arg;
}

int main(void)
{
    pthread_t t;
    struct sigaction action = { .sa_handler = handler, .sa_flags = SA_RESTART };
    sigaction(SIGUSR1, &action, NULL);
    pthread_create(&t, NULL, sleeps, NULL);
    pthread_kill(t, SIGUSR1);
    pthread_join(t, NULL);
    return 0;
}

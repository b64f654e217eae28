//! what: sleep, usleep, clock_nanosleep, poll and select tell that a handler ended them
//! cflags: -pthread
//! outcomes: 6
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

static void handler(int signal)
{
    (void)signal;
}

static void *sleeps(void *arg)
{
    struct timespec time = { 4, 0 };
    struct timeval timeout = { 1, 0 };
    int a = sleep(6) == 3;
    int b = usleep(10) == -1 && errno == EINTR;
    int c = clock_nanosleep(CLOCK_MONOTONIC, 0, &time, NULL) == EINTR;
    int d = poll(NULL, 0, 100) == -1 && errno == EINTR;
    int e = select(0, NULL, NULL, NULL, &timeout) == -1 && errno == EINTR;
    printf("%d %d %d %d %d\n", a, b, c, d, e);
    return arg;
}

int main(void)
{
    pthread_t t;
    signal(SIGUSR1, handler);
    pthread_create(&t, NULL, sleeps, NULL);
    pthread_kill(t, SIGUSR1);
    pthread_join(t, NULL);
    return 0;
}

//! what: a read from an empty pipe goes on waiting after a handler with SA_RESTART
//! cflags: -pthread
//! outcomes: 1
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static int ends[2];

static void handler(int signal)
{
    (void)signal;
}

static void *reads(void *arg)
{
    char c = 'x';
    long n = read(ends[0], &c, 1);
    printf("%ld %d %c\n", n, n < 0 ? errno == EINTR : 0, c);
    return arg;
}

int main(void)
{
    pthread_t t;
    struct sigaction action = { .sa_handler = handler, .sa_flags = SA_RESTART };
    sigaction(SIGUSR1, &action, NULL);
    if (pipe(ends))
        return 1;
    pthread_create(&t, NULL, reads, NULL);
    pthread_kill(t, SIGUSR1);
    write(ends[1], "a", 1);
    pthread_join(t, NULL);
    return 0;
}

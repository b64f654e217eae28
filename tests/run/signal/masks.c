//! what: signal sets, sigprocmask blocks and holds signals, sigpending sees them, unblocking delivers
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>

static volatile sig_atomic_t order[8], n;
static void note(int s) {
    order[n++] = s;
}
static void nested(int s) {
    order[n++] = s;
    raise(SIGUSR2);
    order[n++] = -s;
}

int main(void) {
    sigset_t set, old, pending;
    printf("%d %d %d\n", sigemptyset(&set), sigismember(&set, SIGUSR1), sigisemptyset(&set));
    printf("%d %d %d\n", sigaddset(&set, SIGUSR1), sigismember(&set, SIGUSR1), sigismember(&set, SIGUSR2));
    printf("%d %d\n", sigfillset(&set), sigismember(&set, SIGTERM));
    printf("%d %d\n", sigdelset(&set, SIGTERM), sigismember(&set, SIGTERM));
    errno = 0;
    printf("%d ", sigaddset(&set, 0));
    printf("%d %d\n", errno == EINVAL, sigismember(&set, 1000));
    signal(SIGUSR1, note);
    signal(SIGUSR2, note);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    printf("%d ", sigprocmask(SIG_BLOCK, &set, &old));
    printf("%d\n", sigismember(&old, SIGUSR1));
    raise(SIGUSR1);
    raise(SIGUSR1);
    printf("%d ", n);
    sigpending(&pending);
    printf("%d %d\n", sigismember(&pending, SIGUSR1), sigismember(&pending, SIGUSR2));
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    printf("%d %d\n", n, order[0] == SIGUSR1);
    sigprocmask(SIG_SETMASK, NULL, &old);
    printf("%d\n", sigismember(&old, SIGUSR1));
    n = 0;
    struct sigaction sa = {.sa_handler = nested};
    sigemptyset(&sa.sa_mask);
    sigaddset(&sa.sa_mask, SIGUSR2);
    sigaction(SIGUSR1, &sa, NULL);
    raise(SIGUSR1);
    printf("%d: %d %d %d\n", n, order[0] == SIGUSR1, order[1] == -SIGUSR1, order[2] == SIGUSR2);
    n = 0;
    sigemptyset(&sa.sa_mask);
    sigaction(SIGUSR1, &sa, NULL);
    raise(SIGUSR1);
    printf("%d: %d %d %d\n", n, order[0] == SIGUSR1, order[1] == SIGUSR2, order[2] == -SIGUSR1);
    errno = 0;
    printf("%d ", sigprocmask(77, &set, NULL));
    printf("%d\n", errno == EINVAL);
    return 0;
}

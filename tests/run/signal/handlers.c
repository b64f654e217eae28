//! what: signal, sigaction, raise and kill deliver to handlers, return old dispositions, and honour SIG_IGN
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t count, last, code_ok;
static void simple(int s) {
    count++;
    last = s;
}
static void detailed(int s, siginfo_t *info, void *context) {
    count++;
    last = s;
    code_ok = info != NULL && info->si_signo == s && context != NULL;
}

int main(void) {
    printf("%d\n", signal(SIGUSR1, simple) == SIG_DFL);
    printf("%d ", raise(SIGUSR1));
    printf("%d %d\n", count, last == SIGUSR1);
    printf("%d ", kill(getpid(), SIGUSR1));
    printf("%d\n", count);
    printf("%d\n", signal(SIGUSR1, SIG_IGN) == simple);
    raise(SIGUSR1);
    printf("%d\n", count);
    struct sigaction sa, old;
    memset(&sa, 0, sizeof sa);
    sa.sa_sigaction = detailed;
    sa.sa_flags = SA_SIGINFO;
    sigemptyset(&sa.sa_mask);
    printf("%d ", sigaction(SIGUSR2, &sa, &old));
    printf("%d\n", old.sa_handler == SIG_DFL);
    raise(SIGUSR2);
    printf("%d %d %d\n", count, last == SIGUSR2, code_ok);
    sigaction(SIGUSR2, NULL, &old);
    printf("%d %d\n", old.sa_sigaction == detailed, (old.sa_flags & SA_SIGINFO) != 0);
    memset(&sa, 0, sizeof sa);
    sa.sa_handler = simple;
    sa.sa_flags = SA_RESETHAND;
    sigaction(SIGTERM, &sa, NULL);
    raise(SIGTERM);
    sigaction(SIGTERM, NULL, &old);
    printf("%d %d\n", last == SIGTERM, old.sa_handler == SIG_DFL);
    errno = 0;
    printf("%d ", signal(999, simple) == SIG_ERR);
    printf("%d\n", errno == EINVAL);
    errno = 0;
    printf("%d ", sigaction(SIGKILL, &sa, NULL));
    printf("%d\n", errno == EINVAL);
    printf("%d\n", kill(getpid(), 0));
    errno = 0;
    printf("%d ", raise(-5));
    printf("%d\n", errno == EINVAL);
    raise(SIGCHLD);
    raise(SIGURG);
    raise(SIGWINCH);
    printf("default-ignored signals passed\n");
    return 0;
}

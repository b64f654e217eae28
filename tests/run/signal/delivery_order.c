//! what: several signals delivered at once, SIGPIPE, sigsuspend, sigwait, sigqueue values, one-shot handlers, errno of kill
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int order[20], n;
static void note(int s) { order[n++] = s; }
static void info(int s, siginfo_t *i, void *u) {
    (void)u;
    order[n++] = s;
    printf("%d %d %d\n", i->si_signo == s, i->si_code, i->si_value.sival_int);
}
static void show(void) {
    for (int i = 0; i < n; i++)
        printf("%d ", order[i]);
    printf("\n");
    n = 0;
}

int main(void) {
    sigset_t all, one, old;
    sigfillset(&all);
    int signals[] = {SIGTERM, SIGUSR1, SIGHUP, SIGUSR2};
    for (int i = 0; i < 4; i++)
        signal(signals[i], note);
    sigprocmask(SIG_BLOCK, &all, &old);
    for (int i = 0; i < 4; i++)
        raise(signals[i]);
    sigprocmask(SIG_SETMASK, &old, NULL);
    show();
    signal(SIGPIPE, note);
    int p[2];
    pipe(p);
    close(p[0]);
    errno = 0;
    long r = write(p[1], "x", 1);
    printf("%ld %d\n", r, errno == EPIPE);
    show();
    signal(SIGPIPE, SIG_IGN);
    errno = 0;
    r = write(p[1], "x", 1);
    printf("%ld %d\n", r, errno == EPIPE);
    sigemptyset(&one);
    sigaddset(&one, SIGUSR1);
    sigprocmask(SIG_BLOCK, &one, NULL);
    raise(SIGUSR1);
    sigset_t none;
    sigemptyset(&none);
    errno = 0;
    r = sigsuspend(&none);
    printf("%ld %d\n", r, errno == EINTR);
    show();
    sigprocmask(SIG_SETMASK, NULL, &old);
    printf("%d\n", sigismember(&old, SIGUSR1));
    raise(SIGUSR1);
    int got = 0;
    printf("%d ", sigwait(&one, &got));
    printf("%d %d\n", got == SIGUSR1, n);
    struct timespec zero = {0, 0};
    errno = 0;
    printf("%d ", sigtimedwait(&one, NULL, &zero));
    printf("%d\n", errno == EAGAIN);
    sigprocmask(SIG_UNBLOCK, &one, NULL);
    struct sigaction sa = {.sa_sigaction = info, .sa_flags = SA_SIGINFO};
    int rt = SIGRTMIN + 1;
    sigaction(rt, &sa, NULL);
    sigemptyset(&one);
    sigaddset(&one, rt);
    sigprocmask(SIG_BLOCK, &one, NULL);
    sigqueue(getpid(), rt, (union sigval){.sival_int = 7});
    sigqueue(getpid(), rt, (union sigval){.sival_int = 8});
    sigprocmask(SIG_UNBLOCK, &one, NULL);
    printf("%d\n", n);
    n = 0;
    sysv_signal(SIGUSR1, note);
    raise(SIGUSR1);
    printf("%d %d\n", n, signal(SIGUSR1, SIG_DFL) == SIG_DFL);
    errno = 0;
    printf("%d ", kill(getpid(), 999));
    printf("%d\n", errno == EINVAL);
    errno = 0;
    printf("%d ", kill(2000000000, 0));
    printf("%d\n", errno == ESRCH);
    signal(SIGUSR1, SIG_IGN);
    sigemptyset(&one);
    sigaddset(&one, SIGUSR1);
    sigprocmask(SIG_BLOCK, &one, NULL);
    raise(SIGUSR1);
    sigset_t pending;
    sigpending(&pending);
    printf("%d\n", sigismember(&pending, SIGUSR1));
    signal(SIGUSR1, note);
    sigprocmask(SIG_UNBLOCK, &one, NULL);
    show();
    return 0;
}

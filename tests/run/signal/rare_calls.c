//! what: the rare and old names of signal.h
#define _GNU_SOURCE
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <poll.h>
#include <unistd.h>

typedef void (*handler)(int);
handler bsd_signal(int, handler), ssignal(int, handler), __sysv_signal(int, handler);
int __sigaction(int, const struct sigaction *, struct sigaction *);
static volatile int got;
static void note(int s) { got = s; }

int main(void) {
    sigset_t a, b, c;
    siginfo_t info;
    sigemptyset(&a), sigemptyset(&b);
    sigaddset(&a, SIGUSR1), sigaddset(&a, SIGUSR2), sigaddset(&b, SIGUSR2), sigaddset(&b, SIGTERM);
    printf("%d %d%d%d", sigandset(&c, &a, &b), sigismember(&c, SIGUSR1), sigismember(&c, SIGUSR2), sigismember(&c, SIGTERM));
    printf(" %d", sigorset(&c, &a, &b)), printf(" %d%d%d\n", sigismember(&c, SIGUSR1), sigismember(&c, SIGUSR2), sigismember(&c, SIGTERM));
    printf("%s\n", sigdescr_np(SIGSEGV));
    psignal(SIGUSR1, "prefix"), psignal(SIGTERM, NULL);
    printf("%d", bsd_signal(SIGUSR1, note) == SIG_DFL), raise(SIGUSR1), printf(" %d\n", got == SIGUSR1), got = 0;
    printf("%d", ssignal(SIGUSR1, SIG_DFL) == note), printf(" %d", __sysv_signal(SIGUSR2, note) == SIG_DFL), raise(SIGUSR2);
    struct sigaction old;
    printf(" %d", got == SIGUSR2), printf(" %d %d\n", __sigaction(SIGUSR2, NULL, &old), old.sa_handler == SIG_DFL);
    signal(SIGUSR1, note);
    printf("%d", siginterrupt(SIGUSR1, 1)), sigaction(SIGUSR1, NULL, &old), printf(" %d", (old.sa_flags & SA_RESTART) != 0);
    printf(" %d", siginterrupt(SIGUSR1, 0)), sigaction(SIGUSR1, NULL, &old), printf(" %d\n", (old.sa_flags & SA_RESTART) != 0);
    stack_t stack = {.ss_sp = malloc(SIGSTKSZ), .ss_size = SIGSTKSZ}, before;
    printf("%d", sigaltstack(NULL, &before)), printf(" %d %d\n", before.ss_flags == SS_DISABLE, sigaltstack(&stack, NULL));
    sigprocmask(SIG_BLOCK, &a, NULL);
    raise(SIGUSR1);
    printf("%d", sigwaitinfo(&a, &info) == SIGUSR1), printf(" %d\n", info.si_signo == SIGUSR1);
    struct timespec none = {0};
    fd_set in;
    FD_ZERO(&in);
    printf("%d %d\n", ppoll(NULL, 0, &none, NULL), pselect(0, &in, NULL, NULL, &none, NULL));
    sigjmp_buf here;
    int back = __sigsetjmp(here, 1);
    if (back < 2) siglongjmp(here, back + 1);
    printf("%d\n", back);
    return 0;
}

//! what: siglongjmp out of a handler restores the signal mask when asked to
#define _GNU_SOURCE
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>

static sigjmp_buf env;
static void leave(int s) {
    siglongjmp(env, s);
}
static int blocked(int s) {
    sigset_t now;
    sigprocmask(SIG_SETMASK, NULL, &now);
    return sigismember(&now, s);
}

int main(void) {
    signal(SIGUSR1, leave);
    for (volatile int i = 0; i < 3; i++) {
        int r = sigsetjmp(env, 1);
        if (r == 0) {
            raise(SIGUSR1);
            printf("not reached\n");
        }
        printf("%d %d %d\n", i, r == SIGUSR1, blocked(SIGUSR1));
    }
    if (sigsetjmp(env, 0) == 0)
        raise(SIGUSR1);
    printf("%d\n", blocked(SIGUSR1));
    return 0;
}

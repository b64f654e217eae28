//! what: sigignore sets SIG_IGN and refuses what cannot be ignored
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>

int main(void) {
    printf("%d ", sigignore(SIGTERM));
    printf("%d\n", raise(SIGTERM));
    printf("%d\n", signal(SIGTERM, SIG_DFL) == SIG_IGN);
    errno = 0;
    printf("%d ", sigignore(SIGKILL));
    printf("%d\n", errno == EINVAL);
    errno = 0;
    printf("%d ", sigignore(1000));
    printf("%d\n", errno == EINVAL);
    return 0;
}

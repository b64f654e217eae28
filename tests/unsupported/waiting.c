//! what: nothing sends signals by time, and a program that waits for ever is stopped
//! args: alarm
//! args: ualarm
//! args: setitimer
//! args: pause
//! args: sigsuspend
//! args: sigwaitinfo
//! args: sigwait
//! args: poll
//! args: ppoll
//! args: select
//! args: pselect
#define _GNU_SOURCE
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/select.h>
#include <sys/time.h>
#include <unistd.h>

int main(int argc, char **argv) {
    const char *which = argc > 1 ? argv[1] : "";
    struct itimerval soon = {.it_value = {.tv_sec = 1}};
    sigset_t none, usr1;
    int got;
    sigemptyset(&none);
    sigemptyset(&usr1);
    sigaddset(&usr1, SIGUSR1);
    sigprocmask(SIG_BLOCK, &usr1, NULL);
    if (!strcmp(which, "alarm")) alarm(1);
    if (!strcmp(which, "ualarm")) ualarm(1, 0);
    if (!strcmp(which, "setitimer")) setitimer(ITIMER_REAL, &soon, NULL);
    if (!strcmp(which, "pause")) pause();
    if (!strcmp(which, "sigsuspend")) sigsuspend(&none);
    if (!strcmp(which, "sigwaitinfo")) sigwaitinfo(&usr1, NULL);
    if (!strcmp(which, "sigwait")) sigwait(&usr1, &got);
    if (!strcmp(which, "poll")) poll(NULL, 0, -1);
    if (!strcmp(which, "ppoll")) ppoll(NULL, 0, NULL, NULL);
    if (!strcmp(which, "select")) select(0, NULL, NULL, NULL, NULL);
    if (!strcmp(which, "pselect")) pselect(0, NULL, NULL, NULL, NULL, NULL);
    return 0;
}

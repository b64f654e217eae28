//! what: timers that ring again and again, and waits for what never comes
//! args: setitimer
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
    struct itimerval soon = {.it_value = {.tv_sec = 1}, .it_interval = {.tv_sec = 1}};
    if (!strcmp(which, "setitimer")) setitimer(ITIMER_REAL, &soon, NULL);
    if (!strcmp(which, "poll")) poll(NULL, 0, -1);
    if (!strcmp(which, "ppoll")) ppoll(NULL, 0, NULL, NULL);
    if (!strcmp(which, "select")) select(0, NULL, NULL, NULL, NULL);
    if (!strcmp(which, "pselect")) pselect(0, NULL, NULL, NULL, NULL, NULL);
    return 0;
}

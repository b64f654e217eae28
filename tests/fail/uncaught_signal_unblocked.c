//! what: a blocked signal kills the program when the mask is lifted
//! fail: signal
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigprocmask(SIG_BLOCK, &set, NULL);
#ifdef FIXED
    signal(SIGUSR1, SIG_IGN);
#endif
    kill(getpid(), SIGUSR1);
    sigprocmask(SIG_UNBLOCK, &set, NULL); //~ FAIL
    puts("done");
    return 0;
}

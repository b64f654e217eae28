//! what: an alarm may ring between the last look at a flag and the wait for it
//! cflags: -pthread
//! outcomes: 2
#include <signal.h>
#include <stdio.h>
#include <unistd.h>
static volatile sig_atomic_t rang;
static void handler(int s) { (void)s; rang = 1; }
int main(void) {
    signal(SIGALRM, handler);
    alarm(1);
    while (!rang) pause();
    puts("rang");
    return 0;
}

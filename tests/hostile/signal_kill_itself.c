//! what: a program that kills itself
//! run: signal
//! check: signal
#include <signal.h>
#include <unistd.h>
int main(void) {
    kill(getpid(), SIGKILL); //~ FAIL
}

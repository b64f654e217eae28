//! what: a handler that raises its own signal
//! run: unfinished or stack-overflow or exit 0
//! check: clean or stack-overflow
#define _GNU_SOURCE
#include <signal.h>
static void handle(int s) {
    raise(SIGUSR1); //~ FAIL
}
int main(void) {
    struct sigaction a = {.sa_handler = handle, .sa_flags = SA_NODEFER};
    sigaction(SIGUSR1, &a, 0);
    raise(SIGUSR1);
}

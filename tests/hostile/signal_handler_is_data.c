//! what: a handler that is no function
//! run: invalid-call
//! check: invalid-call
#include <signal.h>
static int data;
int main(void) {
    signal(SIGUSR1, (void (*)(int))&data);
    raise(SIGUSR1); //~ FAIL
}

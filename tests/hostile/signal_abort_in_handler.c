//! what: abort in the handler of abort
//! run: abort
//! check: abort
#include <signal.h>
#include <stdlib.h>
static void handle(int s) {
    abort(); //~ FAIL
}
int main(void) {
    signal(SIGABRT, handle);
    abort(); //~ FAIL
}

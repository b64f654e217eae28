//! what: longjmp out of a signal handler, again and again
//! run: unfinished or exit 0
//! check: clean
#include <setjmp.h>
#include <signal.h>
sigjmp_buf b;
static void handle(int s) {
    siglongjmp(b, 1);
}
int main(void) {
    signal(SIGUSR1, handle);
    sigsetjmp(b, 1);
    raise(SIGUSR1);
}

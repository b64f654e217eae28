//! what: a signal with the default action ends the program
//! fail: signal
#include <signal.h>
#include <stdio.h>

static void ignore(int s) {
    (void)s;
}

int main(void) {
#ifdef FIXED
    signal(SIGTERM, ignore);
#else
    (void)ignore;
#endif
    raise(SIGTERM); //~ FAIL
    puts("done");
    return 0;
}

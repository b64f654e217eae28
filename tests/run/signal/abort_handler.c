//! what: abort runs the SIGABRT handler, which may leave by exit
//! status: 4
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static void handler(int s) {
    printf("caught %d\n", s == SIGABRT);
    exit(4);
}

int main(void) {
    signal(SIGABRT, handler);
    printf("before\n");
    abort();
}

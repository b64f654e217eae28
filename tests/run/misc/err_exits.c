//! what: err prints name, message and strerror, flushes stdout and exits with the given status
//! status: 6
#define _GNU_SOURCE
#include <err.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

static void handler(void) {
    printf("exit handler\n");
}

int main(void) {
    program_invocation_name = program_invocation_short_name = "prog";
    atexit(handler);
    printf("before\n");
    errno = ENOTDIR;
    err(6, "failed on %s #%d", "thing", 2);
}

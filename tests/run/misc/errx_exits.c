//! what: errx exits without an errno text
//! status: 2
#define _GNU_SOURCE
#include <err.h>
#include <errno.h>
#include <stdio.h>

int main(void) {
    program_invocation_name = program_invocation_short_name = "prog";
    printf("before\n");
    errno = ENOTDIR;
    errx(2, "plain %.2f", 1.5);
}

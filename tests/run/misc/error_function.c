//! what: error() and error_at_line count messages, append strerror and exit with a non-zero status
//! status: 11
#define _GNU_SOURCE
#include <errno.h>
#include <error.h>
#include <stdio.h>

int main(void) {
    program_invocation_name = program_invocation_short_name = "prog";
    printf("stdout first\n");
    error(0, 0, "simple %d", 1);
    error(0, ENOENT, "with errno");
    error_at_line(0, 0, "file.c", 12, "at line %s", "here");
    printf("%u\n", error_message_count);
    error(11, EINVAL, "last");
    return 0;
}

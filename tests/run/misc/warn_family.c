//! what: warn warnx vwarn vwarnx print to stderr with the program's name, and keep errno's text
#define _GNU_SOURCE
#include <err.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>

static void call(int with_errno, const char *f, ...) {
    va_list ap;
    va_start(ap, f);
    if (with_errno)
        vwarn(f, ap);
    else
        vwarnx(f, ap);
    va_end(ap);
}

int main(void) {
    program_invocation_name = program_invocation_short_name = "prog";
    printf("start\n");
    errno = ENOENT;
    warn("opening %s", "file");
    warnx("count %d", 3);
    errno = EACCES;
    warn(NULL);
    warnx(NULL);
    errno = EINVAL;
    call(1, "v %d", 1);
    call(0, "v %s", "two");
    return 0;
}

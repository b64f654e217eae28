//! what: verr and verrx end the program
//! args: verr
//! args: verrx
#include <err.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void list(int with_error, const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    if (with_error) verr(3, format, ap);
    verrx(4, format, ap);
}

int main(int argc, char **argv) {
    errno = ENOENT;
    list(!strcmp(argv[1], "verr"), "%s %d", "text", 5);
    return 0;
}

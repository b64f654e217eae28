//! what: the whole printf family agrees on text and returned length
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int call_vprintf(const char *f, ...) {
    va_list ap;
    va_start(ap, f);
    int n = vprintf(f, ap);
    va_end(ap);
    return n;
}
static int call_vfprintf(FILE *to, const char *f, ...) {
    va_list ap;
    va_start(ap, f);
    int n = vfprintf(to, f, ap);
    va_end(ap);
    return n;
}
static int call_vsprintf(char *to, const char *f, ...) {
    va_list ap;
    va_start(ap, f);
    int n = vsprintf(to, f, ap);
    va_end(ap);
    return n;
}
static int call_vsnprintf(char *to, size_t size, const char *f, ...) {
    va_list ap;
    va_start(ap, f);
    int n = vsnprintf(to, size, f, ap);
    va_end(ap);
    return n;
}
static int call_vasprintf(char **to, const char *f, ...) {
    va_list ap;
    va_start(ap, f);
    int n = vasprintf(to, f, ap);
    va_end(ap);
    return n;
}
static int call_vdprintf(int fd, const char *f, ...) {
    va_list ap;
    va_start(ap, f);
    int n = vdprintf(fd, f, ap);
    va_end(ap);
    return n;
}

int main(void) {
    char buffer[64];
    char *made = NULL;
    printf("%d\n", printf("printf %d %s\n", 1, "a"));
    printf("%d\n", fprintf(stdout, "fprintf %d %s\n", 2, "b"));
    printf("%d\n", fprintf(stderr, "to stderr %5.2f\n", 2.5));
    int n = sprintf(buffer, "sprintf %d %s", 3, "c");
    printf("%s %d\n", buffer, n);
    n = snprintf(buffer, sizeof buffer, "snprintf %d %s", 4, "d");
    printf("%s %d\n", buffer, n);
    n = asprintf(&made, "asprintf %d %s %0100d", 5, "e", 6);
    printf("%s %d\n", made, n);
    free(made);
    fflush(stdout);
    n = dprintf(STDOUT_FILENO, "dprintf %d %s\n", 6, "f");
    printf("%d\n", n);
    printf("%d\n", call_vprintf("vprintf %d %s %g\n", 7, "g", 0.25));
    printf("%d\n", call_vfprintf(stdout, "vfprintf %c %lld\n", 'h', 1LL << 50));
    n = call_vsprintf(buffer, "vsprintf %x %s", 255, "i");
    printf("%s %d\n", buffer, n);
    n = call_vsnprintf(buffer, 8, "vsnprintf %x %s", 255, "j");
    printf("%s %d\n", buffer, n);
    n = call_vasprintf(&made, "vasprintf %d %d %d %d %d %d %d %d %g", 1, 2, 3, 4, 5, 6, 7, 8, 9.5);
    printf("%s %d\n", made, n);
    free(made);
    fflush(stdout);
    n = call_vdprintf(1, "vdprintf %s\n", "k");
    printf("%d\n", n);
    call_vfprintf(stderr, "%s\n", "last on stderr");
    return 0;
}

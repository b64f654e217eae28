//! what: the __*_chk variants behave like the plain functions when nothing overflows
//! cflags: -D_FORTIFY_SOURCE=2
//! opt: 2
#define _GNU_SOURCE
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

static volatile size_t runtime = 5;

static int call_v(char *to, size_t n, const char *f, ...) {
    va_list ap;
    va_start(ap, f);
    int r = vsnprintf(to, n, f, ap);
    va_end(ap);
    return r;
}
static int call_vp(const char *f, ...) {
    va_list ap;
    va_start(ap, f);
    int r = vprintf(f, ap);
    va_end(ap);
    return r;
}

int main(int argc, char **argv) {
    char b[32], c[32];
    size_t n = runtime;
    const char *text = argc > 100 ? argv[1] : "hello";
    memcpy(b, "0123456789", n);
    memset(b + n, 'x', n);
    b[2 * n] = 0;
    printf("%s\n", b);
    memmove(b + 1, b, n);
    printf("%s\n", b);
    strcpy(c, text);
    strcat(c, text);
    strncat(c, text, n - 2);
    printf("%s\n", c);
    strncpy(c, text, n + 3);
    printf("%s\n", c);
    char *end = stpcpy(c, text);
    end = mempcpy(end, " more", n + 1 > 6 ? 5 : n);
    *end = 0;
    printf("%s %d\n", c, (int)(end - c));
    int r = sprintf(b, "%s-%zu", text, n);
    printf("%d %s\n", r, b);
    r = snprintf(b, n + 3, "%s-%s", text, text);
    printf("%d %s\n", r, b);
    r = call_v(b, sizeof b, "%d %s", 42, text);
    printf("%d %s\n", r, b);
    call_vp("%s %g\n", text, 2.5);
    fprintf(stderr, "to stderr %zu\n", n);
    char *made;
    r = asprintf(&made, "%s %s", text, text);
    printf("%d %s\n", r, made);
    free(made);
    fflush(stdout);
    dprintf(1, "direct %zu\n", n);
    int p[2];
    pipe(p);
    write(p[1], "abcdef", 6);
    ssize_t got = read(p[0], c, n);
    c[got] = 0;
    printf("%zd %s\n", got, c);
    FILE *f = fopen("fortified", "w+");
    fputs("line one\nline two\n", f);
    rewind(f);
    printf("%s", fgets(c, (int)n + 10, f));
    size_t items = fread(c, 1, n, f);
    printf("%zu %.5s\n", items, c);
    fclose(f);
    remove("fortified");
    wchar_t w[16];
    wmemset(w, L'w', n);
    w[n] = 0;
    wcscpy(w + 1, L"ide");
    printf("%ls\n", w);
    char cwd[4096];
    printf("%d\n", getcwd(cwd, sizeof cwd) != NULL);
    return 0;
}

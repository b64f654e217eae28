//! what: scanf on standard input, interleaved with other readers, down to end of file
//! stdin: 3 1.5 word\n10 20 30\nrest of line\n  x y\n12abc\n
#include <stdarg.h>
#include <stdio.h>

static int call_vscanf(const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    int n = vscanf(format, ap);
    va_end(ap);
    return n;
}
static int call_vfscanf(FILE *from, const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    int n = vfscanf(from, format, ap);
    va_end(ap);
    return n;
}

int main(void) {
    int n, a, b, c;
    double d;
    char word[16], line[32];
    int got = scanf("%d %lf %15s", &n, &d, word);
    printf("%d: %d %g %s\n", got, n, d, word);
    got = call_vscanf("%d%d%d", &a, &b, &c);
    printf("%d: %d %d %d\n", got, a, b, c);
    printf("%d\n", getchar());
    if (fgets(line, sizeof line, stdin))
        printf("line %s", line);
    char x, y;
    got = call_vfscanf(stdin, " %c %c", &x, &y);
    printf("%d: %c %c\n", got, x, y);
    got = fscanf(stdin, "%d", &a);
    printf("%d: %d\n", got, a);
    got = scanf("%d", &a);
    printf("%d\n", got);
    got = scanf("%15[a-z]", word);
    printf("%d: %s\n", got, word);
    printf("%d %d\n", scanf("%d", &a), feof(stdin) != 0);
    printf("%d\n", getchar() == EOF);
    return 0;
}

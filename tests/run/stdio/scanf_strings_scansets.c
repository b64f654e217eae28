//! what: %s %c and %[...] with widths, ranges, negation, ] first, and %ms allocating
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int call_vsscanf(const char *text, const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    int n = vsscanf(text, format, ap);
    va_end(ap);
    return n;
}

int main(void) {
    char a[32] = "", b[32] = "", c[32] = "";
    int n = 0;
    printf("%d ", sscanf("  hello world ", "%s %s", a, b));
    printf("[%s] [%s]\n", a, b);
    printf("%d ", sscanf("abcdefgh", "%3s%2s%s", a, b, c));
    printf("[%s] [%s] [%s]\n", a, b, c);
    memset(a, '#', sizeof a);
    printf("%d ", sscanf(" xyz", "%c%2c", a, b));
    printf("[%.3s] [%.2s]\n", a, b);
    printf("%d ", sscanf("  q", " %c", a));
    printf("[%c]\n", a[0]);
    printf("%d ", sscanf("abc123def", "%[a-z]%[0-9]%[a-z]", a, b, c));
    printf("[%s] [%s] [%s]\n", a, b, c);
    printf("%d ", sscanf("key=value; rest", "%[^=]=%[^;];%n", a, b, &n));
    printf("[%s] [%s] %d\n", a, b, n);
    printf("%d ", sscanf("]]x", "%[]]%s", a, b));
    printf("[%s] [%s]\n", a, b);
    printf("%d ", sscanf("ab]c", "%[^]]%s", a, b));
    printf("[%s] [%s]\n", a, b);
    printf("%d ", sscanf("a-b-c", "%[a-]%s", a, b));
    printf("[%s] [%s]\n", a, b);
    strcpy(a, "kept");
    printf("%d ", sscanf("123", "%[a-z]", a));
    printf("[%s]\n", a);
    printf("%d ", sscanf("one two three", "%*s %4[a-z]%*[ a-z]%n", a, &n));
    printf("[%s] %d\n", a, n);
    char *made = NULL, *set = NULL;
    printf("%d ", sscanf("allocated words", "%ms %m[a-z]", &made, &set));
    printf("[%s] [%s]\n", made, set);
    free(made);
    free(set);
    char *chars = NULL;
    printf("%d ", sscanf("four", "%4mc", &chars));
    printf("[%.4s]\n", chars);
    free(chars);
    printf("%d\n", sscanf("", "%s", a));
    printf("%d\n", sscanf("", "%c", a));
    printf("%d\n", sscanf("x", "%c%c", a, b));
    printf("%d ", call_vsscanf("12 word 3.5", "%d %s %lf", &n, a, &(double){0}));
    printf("%d [%s]\n", n, a);
    wchar_t wide[16];
    printf("%d ", sscanf("wide", "%ls", wide));
    printf("[%ls]\n", wide);
    return 0;
}

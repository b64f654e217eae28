//! what: swprintf truncates with -1, swscanf parses, and narrow %ls/%lc print wide text
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

static int call_vswprintf(wchar_t *to, size_t n, const wchar_t *f, ...) {
    va_list ap;
    va_start(ap, f);
    int r = vswprintf(to, n, f, ap);
    va_end(ap);
    return r;
}

int main(void) {
    wchar_t b[32];
    int n = swprintf(b, 32, L"%d %s %ls %5.1f", 1, "two", L"three", 4.0);
    printf("%d [%ls]\n", n, b);
    n = swprintf(b, 4, L"%s", "too long");
    printf("%d\n", n < 0);
    n = call_vswprintf(b, 32, L"%05d|%-4c|%#x", 42, 'c', 255);
    printf("%d [%ls]\n", n, b);
    int a = 0;
    char word[16];
    wchar_t wide[16];
    n = swscanf(L"12 narrow wide", L"%d %s %ls", &a, word, wide);
    printf("%d %d %s %ls\n", n, a, word, wide);
    printf("[%8ls] [%-8ls] [%.2ls] [%lc]\n", L"abc", L"abc", L"abc", (wint_t)L'z');
    return 0;
}

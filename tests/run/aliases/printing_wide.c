//! what: the rest of wide output
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

static int list(const wchar_t *format, ...) {
    va_list ap;
    va_start(ap, format);
    int n = vfwprintf(stdout, format, ap);
    va_end(ap);
    return n;
}

int main(void) {
    list(L"%d %ls\n", 5, L"list");
    fputwc_unlocked(L'a', stdout);
    putwc_unlocked(L'b', stdout);
    putwchar_unlocked(L'c');
    fputws_unlocked(L"def\n", stdout);
    wchar_t to[8];
    wprintf(L"%d %ls\n", (int)(wcpncpy(to, L"ab", 4) - to), to);
    wprintf(L"%d %ls\n", *wcschrnul(to, L'x') == 0, wcswcs(L"needle in hay", L"in"));
    return 0;
}

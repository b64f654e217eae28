//! what: wprintf, putwc, fputws and friends turn stdout wide
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

static int call_vwprintf(const wchar_t *f, ...) {
    va_list ap;
    va_start(ap, f);
    int n = vwprintf(f, ap);
    va_end(ap);
    return n;
}

int main(void) {
    int n = wprintf(L"wide %d %s %ls\n", 42, "narrow", L"wide");
    wprintf(L"%d %d\n", n, fwide(stdout, 0) > 0);
    fwprintf(stdout, L"[%5d] [%-5.2f] [%x]\n", 7, 2.5, 255);
    putwc(L'a', stdout);
    fputwc(L'b', stdout);
    putwchar(L'\n');
    fputws(L"a wide line\n", stdout);
    n = call_vwprintf(L"%ls-%c\n", L"v", 'x');
    wprintf(L"%d\n", n);
    return 0;
}

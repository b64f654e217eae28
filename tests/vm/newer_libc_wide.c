//! what: the wide input functions that only C23 headers call
//! stdin: 11 0b11 22 word
//! expect: 1 11 1 3
//! expect: 1 5
//! expect: 1 22 1 word 1 44
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

int __isoc23_wscanf(const wchar_t *, ...), __isoc23_fwscanf(FILE *, const wchar_t *, ...), __isoc23_swscanf(const wchar_t *, const wchar_t *, ...);
int __isoc23_vwscanf(const wchar_t *, va_list), __isoc23_vfwscanf(FILE *, const wchar_t *, va_list);
int __isoc23_vswscanf(const wchar_t *, const wchar_t *, va_list);

static int list(int which, const wchar_t *format, ...) {
    va_list ap;
    va_start(ap, format);
    int n = which == 0 ? __isoc23_vwscanf(format, ap) : which == 1 ? __isoc23_vfwscanf(stdin, format, ap) : __isoc23_vswscanf(L"44", format, ap);
    va_end(ap);
    return n;
}

int main(void) {
    int v;
    wchar_t w[8];
    printf("%d", __isoc23_wscanf(L"%d", &v)), printf(" %d", v);
    printf(" %d", __isoc23_fwscanf(stdin, L"%i", &v)), printf(" %d\n", v);
    printf("%d", __isoc23_swscanf(L"0b101", L"%i", &v)), printf(" %d\n", v);
    printf("%d", list(0, L"%d", &v)), printf(" %d", v);
    printf(" %d", list(1, L"%7ls", w)), printf(" %ls", w);
    printf(" %d", list(2, L"%d", &v)), printf(" %d\n", v);
    return 0;
}

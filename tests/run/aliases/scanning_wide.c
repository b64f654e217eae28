//! what: wide input: wscanf and its family, fgetwc, fgetws, ungetwc and the _unlocked ones
//! stdin: 1 two 3 four 5 six 7 line\nnext line\nlast
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

int __isoc99_wscanf(const wchar_t *, ...), __isoc99_fwscanf(FILE *, const wchar_t *, ...), __isoc99_swscanf(const wchar_t *, const wchar_t *, ...);
int __isoc99_vwscanf(const wchar_t *, va_list), __isoc99_vfwscanf(FILE *, const wchar_t *, va_list);
int __isoc99_vswscanf(const wchar_t *, const wchar_t *, va_list);
typedef int list(const wchar_t *, va_list);
typedef int from(FILE *, const wchar_t *, va_list);
typedef int text(const wchar_t *, const wchar_t *, va_list);
typedef int scan(const wchar_t *, ...);
typedef int scan_from(FILE *, const wchar_t *, ...);
typedef int scan_text(const wchar_t *, const wchar_t *, ...);
list vwscanf_ __asm__("vwscanf");
from vfwscanf_ __asm__("vfwscanf");
text vswscanf_ __asm__("vswscanf");
scan wscanf_ __asm__("wscanf");
scan_from fwscanf_ __asm__("fwscanf");
scan_text swscanf_ __asm__("swscanf");

static int lists(int which, const wchar_t *format, ...) {
    va_list ap;
    int n = -2;
    va_start(ap, format);
    switch (which) {
    case 0: n = __isoc99_vwscanf(format, ap); break;
    case 1: n = __isoc99_vfwscanf(stdin, format, ap); break;
    case 2: n = __isoc99_vswscanf(L"8 eight", format, ap); break;
    case 3: n = vwscanf_(format, ap); break;
    case 4: n = vfwscanf_(stdin, format, ap); break;
    case 5: n = vswscanf_(L"9 nine", format, ap); break;
    }
    va_end(ap);
    return n;
}

int main(void) {
    int v = 0;
    wchar_t w[32] = L"";
    printf("%d", __isoc99_wscanf(L"%d", &v)), printf(" %d\n", v);
    printf("%d", __isoc99_fwscanf(stdin, L"%ls", w)), printf(" %ls\n", w);
    printf("%d", __isoc99_swscanf(L"x12", L"x%d", &v)), printf(" %d\n", v);
    printf("%d", wscanf_(L"%d", &v)), printf(" %d\n", v);
    printf("%d", fwscanf_(stdin, L"%ls", w)), printf(" %ls\n", w);
    printf("%d", swscanf_(L"y13", L"y%d", &v)), printf(" %d\n", v);
    printf("%d", lists(0, L"%d", &v)), printf(" %d\n", v);
    printf("%d", lists(1, L"%ls", w)), printf(" %ls\n", w);
    printf("%d", lists(2, L"%d%ls", &v, w)), printf(" %d %ls\n", v, w);
    printf("%d", lists(3, L"%d", &v)), printf(" %d\n", v);
    printf("%d", lists(4, L"%2ls", w)), printf(" %ls\n", w);
    printf("%d", lists(5, L"%d%ls", &v, w)), printf(" %d %ls\n", v, w);
    printf("%lc", fgetwc(stdin));
    printf("%lc\n", getwc(stdin));
    printf("%lc", getwchar());
    printf("%d\n", ungetwc(L'U', stdin) == L'U');
    printf("%lc", fgetwc_unlocked(stdin));
    printf("%lc%lc", getwc_unlocked(stdin), getwchar_unlocked());
    printf("%ls", fgetws(w, 32, stdin));
    printf("%ls\n", fgetws_unlocked(w, 32, stdin));
    printf("%d %d\n", fgetwc(stdin) == WEOF, feof(stdin) != 0);
    return 0;
}

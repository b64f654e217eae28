//! what: uchar.h, and the conversions that are bounded on both sides, in the locale that uselocale chose
#define _GNU_SOURCE
#include <limits.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uchar.h>
#include <wchar.h>
#include <wctype.h>

size_t __mbrlen(const char *, size_t, mbstate_t *), __mbrtowc(wchar_t *, const char *, size_t, mbstate_t *);

int main(void) {
    locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    printf("%d %zu\n", iswalpha_l(0xe9, utf8) != 0, MB_CUR_MAX);
    uselocale(utf8);
    printf("%d %zu\n", iswalpha(0xe9) != 0, MB_CUR_MAX);
    mbstate_t state = {0};
    char b[MB_LEN_MAX + 1];
    char16_t c16 = 0;
    char32_t c32 = 0;
    wchar_t w[16] = L"";
    printf("%zd", mbrtoc16(&c16, "\u20acx", 4, &state)), printf(" %x\n", c16);
    printf("%zd", mbrtoc32(&c32, "\U0001f600", 4, &state)), printf(" %x\n", c32);
    printf("%zd", mbrtoc32(&c32, "\u20ac", 2, &state)), printf(" %zd", mbrtoc32(&c32, "\u20ac" + 2, 1, &state)), printf(" %x\n", c32);
    size_t n = c16rtomb(b, 0xe9, &state);
    printf("%zd %.*s\n", n, (int)n, b);
    n = c32rtomb(b, 0x1f600, &state);
    printf("%zd %.*s\n", n, (int)n, b);
    printf("%zd %zd", __mbrlen("\u00e9", 2, &state), __mbrtowc(w, "\u00e9", 2, &state)), printf(" %x\n", (unsigned)w[0]);
    const char *from = "a\u00e9b\u20acc";
    printf("%zd", mbsnrtowcs(w, &from, 4, 16, &state)), printf(" %zu %x\n", strlen(from), (unsigned)w[1]);
    const wchar_t *back = L"x\u00e9y";
    printf("%zd", wcsnrtombs(b, &back, 2, sizeof b, &state)), printf(" %d\n", *back == L'y');
    uselocale(LC_GLOBAL_LOCALE);
    printf("%d %zu\n", iswalpha(0xe9) != 0, MB_CUR_MAX);
    freelocale(utf8);
    return 0;
}

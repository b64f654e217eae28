//! what: mblen mbtowc wctomb mbstowcs wcstombs in the C locale
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

int main(void) {
    wchar_t wide[16];
    char narrow[16];
    wchar_t w = 0;
    printf("%d %d %d\n", mblen(NULL, 0), mblen("a", 1), mblen("", 1));
    printf("%d %d\n", mblen("abc", 0), mbtowc(&w, "xyz", 3));
    printf("%d\n", (int)w);
    printf("%d %d\n", mbtowc(NULL, NULL, 0), mbtowc(&w, "", 1));
    printf("%d %c\n", wctomb(narrow, L'q'), narrow[0]);
    printf("%d %d\n", wctomb(NULL, 0), wctomb(narrow, 0x20ac));
    size_t n = mbstowcs(wide, "hello", 16);
    printf("%zu %ls\n", n, wide);
    printf("%zu\n", mbstowcs(NULL, "count me", 0));
    n = mbstowcs(wide, "cut off", 3);
    printf("%zu %d\n", n, (int)wide[2]);
    n = wcstombs(narrow, L"back again", sizeof narrow);
    printf("%zu %s\n", n, narrow);
    printf("%zu\n", wcstombs(NULL, L"length", 0));
    printf("%d\n", (int)MB_CUR_MAX);
    return 0;
}

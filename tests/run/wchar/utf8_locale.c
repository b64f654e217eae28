//! what: with C.UTF-8 the multibyte functions decode and encode UTF-8, split sequences included
#define _GNU_SOURCE
#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

int main(void) {
    printf("%d\n", setlocale(LC_ALL, "C.UTF-8") != NULL);
    printf("%d\n", (int)MB_CUR_MAX);
    const char *text = "a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80z";
    wchar_t wide[16];
    size_t n = mbstowcs(wide, text, 16);
    printf("%zu:", n);
    for (size_t i = 0; i < n; i++)
        printf(" %x", (unsigned)wide[i]);
    printf("\n");
    char back[32];
    printf("%zu ", wcstombs(back, wide, sizeof back));
    printf("%d\n", strcmp(back, text));
    printf("%d %d %d\n", mblen("\xe2\x82\xac", 3), mblen("\xe2\x82", 2), mblen("\xff", 1));
    mbstate_t st;
    memset(&st, 0, sizeof st);
    wchar_t w = 0;
    printf("%zd ", (ssize_t)mbrtowc(&w, "\xe2", 1, &st));
    printf("%zd ", (ssize_t)mbrtowc(&w, "\x82", 1, &st));
    printf("%zd %x\n", (ssize_t)mbrtowc(&w, "\xac", 1, &st), (unsigned)w);
    errno = 0;
    memset(&st, 0, sizeof st);
    printf("%zd ", (ssize_t)mbrtowc(&w, "\xc0\x80", 2, &st));
    printf("%d\n", errno == EILSEQ);
    printf("%d ", wctomb(back, 0x20ac));
    printf("%02x%02x%02x\n", (unsigned char)back[0], (unsigned char)back[1], (unsigned char)back[2]);
    printf("%ls|%.4ls|%lc\n", L"caf\u00e9", L"\u20ac\u20ac", (wint_t)0xe9);
    printf("%x %x %d\n", (unsigned)towupper(0xe9), (unsigned)towlower(0xc9), !!iswalpha(0xe9));
    printf("%d %d\n", wcwidth(L'a'), wcswidth(L"abc", 3));
    return 0;
}

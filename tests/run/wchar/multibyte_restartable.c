//! what: btowc wctob mbrtowc wcrtomb mbsrtowcs wcsrtombs mbrlen mbsinit in the C locale
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

int main(void) {
    printf("%d %d %d\n", (int)btowc('a'), btowc(EOF) == WEOF, wctob(L'b'));
    printf("%d %d\n", wctob(0x20ac), wctob(WEOF));
    mbstate_t st;
    memset(&st, 0, sizeof st);
    wchar_t w = 0;
    printf("%d %zu ", mbsinit(&st) != 0, mbrtowc(&w, "xyz", 3, &st));
    printf("%d\n", (int)w);
    printf("%zu %zd %zu\n", mbrtowc(&w, "", 1, &st), (ssize_t)mbrtowc(&w, "a", 0, &st), mbrtowc(NULL, NULL, 0, &st));
    printf("%zu\n", mbrlen("q", 1, &st));
    char b[16];
    printf("%zu %c\n", wcrtomb(b, L'k', &st), b[0]);
    errno = 0;
    printf("%zd ", (ssize_t)wcrtomb(b, 0x20ac, &st));
    printf("%d\n", errno == EILSEQ);
    const char *src = "multi";
    wchar_t wide[16];
    printf("%zu ", mbsrtowcs(wide, &src, 16, &st));
    printf("%d %ls\n", src == NULL, wide);
    src = "multi";
    printf("%zu ", mbsrtowcs(wide, &src, 3, &st));
    printf("%s\n", src);
    const wchar_t *wsrc = L"wide";
    printf("%zu ", wcsrtombs(b, &wsrc, sizeof b, &st));
    printf("%d %s\n", wsrc == NULL, b);
    wsrc = L"wide";
    printf("%zu\n", wcsrtombs(NULL, &wsrc, 0, &st));
    return 0;
}

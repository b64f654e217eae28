//! what: the wcs and wmem functions of wchar.h
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

static int sign(int v) {
    return (v > 0) - (v < 0);
}
static int at(const wchar_t *base, const wchar_t *hit) {
    return hit ? (int)(hit - base) : -1;
}

int main(void) {
    wchar_t b[32];
    const wchar_t *s = L"wide string with words";
    printf("%zu %zu %zu\n", wcslen(s), wcsnlen(s, 4), wcslen(L""));
    printf("%d %ls\n", wcscpy(b, L"copy") == b, b);
    wmemset(b, L'#', 31);
    b[31] = 0;
    wcsncpy(b, L"abc", 6);
    printf("%d %d %lc\n", (int)b[3], (int)b[5], (wint_t)b[6]);
    wcscpy(b, L"one");
    printf("%ls %ls\n", wcscat(b, L"two"), b);
    printf("%ls\n", wcsncat(b, L"three", 2));
    printf("%d %d %d %d\n", sign(wcscmp(L"a", L"b")), wcscmp(L"a", L"a"), sign(wcscmp(L"b", L"a")), wcsncmp(L"abX", L"abY", 2));
    printf("%d %d %d\n", sign(wcscmp(L"\x7fffffff", L"a")), sign(wcscasecmp(L"ABC", L"abd")), wcsncasecmp(L"ABC", L"abd", 2));
    printf("%d %d %d\n", at(s, wcschr(s, L's')), at(s, wcschr(s, L'Z')), at(s, wcschr(s, 0)));
    printf("%d %d\n", at(s, wcsrchr(s, L'w')), at(s, wcsrchr(s, L'Z')));
    printf("%d %d %d\n", at(s, wcsstr(s, L"with")), at(s, wcsstr(s, L"none")), at(s, wcsstr(s, L"")));
    printf("%zu %zu %d\n", wcsspn(s, L"wide"), wcscspn(s, L" "), at(s, wcspbrk(s, L"gh")));
    wchar_t tokens[] = L"a,b,,c", *save;
    for (wchar_t *t = wcstok(tokens, L",", &save); t; t = wcstok(NULL, L",", &save))
        printf("[%ls]", t);
    printf("\n");
    wchar_t *copy = wcsdup(s);
    printf("%ls\n", copy);
    free(copy);
    wmemcpy(b, L"hello", 6);
    wmemmove(b + 1, b, 6);
    printf("%ls %d %d\n", b, sign(wmemcmp(L"aab", L"aac", 3)), wmemcmp(L"aab", L"aac", 2));
    printf("%d %d\n", at(b, wmemchr(b, L'o', 7)), wmemchr(b, L'z', 7) == NULL);
    wchar_t *end = wmempcpy(b, L"xy", 2);
    printf("%d\n", (int)(end - b));
    end = wcpcpy(b, L"point");
    printf("%d %ls\n", (int)(end - b), b);
    const wchar_t *n = L"  -123xyz";
    printf("%ld ", wcstol(n, &end, 10));
    printf("%d\n", at(n, end));
    printf("%ld %lu %lld %llu\n", wcstol(L"0x1f", NULL, 0), wcstoul(L"777", NULL, 8), wcstoll(L"-9", NULL, 10), wcstoull(L"zz", NULL, 36));
    errno = 0;
    printf("%d ", wcstol(L"99999999999999999999", NULL, 10) == 9223372036854775807L);
    printf("%d\n", errno == ERANGE);
    const wchar_t *f = L"3.25e2rest";
    printf("%g ", wcstod(f, &end));
    printf("%d %g %Lg\n", at(f, end), (double)wcstof(L"0.5", NULL), wcstold(L"0.125", NULL));
    printf("%d %d\n", sign(wcscoll(L"a", L"b")), (int)wcsxfrm(NULL, L"abc", 0));
    return 0;
}

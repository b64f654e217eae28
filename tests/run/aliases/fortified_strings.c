//! what: the checked string functions that -D_FORTIFY_SOURCE calls, each by its own name
#define _GNU_SOURCE
#include <limits.h>
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

void *__memcpy_chk(void *, const void *, size_t, size_t), *__memmove_chk(void *, const void *, size_t, size_t);
void *__mempcpy_chk(void *, const void *, size_t, size_t), *__memset_chk(void *, int, size_t, size_t);
char *__strcpy_chk(char *, const char *, size_t), *__strcat_chk(char *, const char *, size_t);
char *__stpcpy_chk(char *, const char *, size_t), *__stpncpy_chk(char *, const char *, size_t, size_t);
char *__strncpy_chk(char *, const char *, size_t, size_t), *__strncat_chk(char *, const char *, size_t, size_t);
void __explicit_bzero_chk(void *, size_t, size_t);
char *__getcwd_chk(char *, size_t, size_t), *__realpath_chk(const char *, char *, size_t);
ssize_t __read_chk(int, void *, size_t, size_t);
int __poll_chk(struct pollfd *, nfds_t, int, size_t);
wchar_t *__wcscpy_chk(wchar_t *, const wchar_t *, size_t), *__wcscat_chk(wchar_t *, const wchar_t *, size_t);
wchar_t *__wcpcpy_chk(wchar_t *, const wchar_t *, size_t), *__wcpncpy_chk(wchar_t *, const wchar_t *, size_t, size_t);
wchar_t *__wcsncpy_chk(wchar_t *, const wchar_t *, size_t, size_t), *__wcsncat_chk(wchar_t *, const wchar_t *, size_t, size_t);
wchar_t *__wmemcpy_chk(wchar_t *, const wchar_t *, size_t, size_t), *__wmemmove_chk(wchar_t *, const wchar_t *, size_t, size_t);
wchar_t *__wmempcpy_chk(wchar_t *, const wchar_t *, size_t, size_t), *__wmemset_chk(wchar_t *, wchar_t, size_t, size_t);
size_t __mbstowcs_chk(wchar_t *, const char *, size_t, size_t), __wcstombs_chk(char *, const wchar_t *, size_t, size_t);
size_t __mbsrtowcs_chk(wchar_t *, const char **, size_t, mbstate_t *, size_t);
size_t __wcsrtombs_chk(char *, const wchar_t **, size_t, mbstate_t *, size_t);
size_t __wcrtomb_chk(char *, wchar_t, mbstate_t *, size_t);
int __wctomb_chk(char *, wchar_t, size_t);

int main(void) {
    char b[64] = "";
    __memset_chk(b, 'x', 5, sizeof b);
    printf("%s\n", b);
    __memcpy_chk(b, "abcdef", 6, sizeof b);
    __memmove_chk(b + 1, b, 6, sizeof b - 1);
    printf("%s %d\n", b, (int)((char *)__mempcpy_chk(b, "0123", 4, sizeof b) - b));
    __strcpy_chk(b, "copy", sizeof b);
    __strcat_chk(b, " cat", sizeof b);
    printf("%s %d %s\n", __strncat_chk(b, "nearly", 4, sizeof b), (int)(__stpcpy_chk(b, "end", sizeof b) - b), b);
    printf("%d %d", (int)(__stpncpy_chk(b, "en", 4, sizeof b) - b), (int)(__stpncpy_chk(b, "endless", 4, sizeof b) - b));
    printf(" %s\n", __strncpy_chk(b, "next", 5, sizeof b));
    __explicit_bzero_chk(b, 2, sizeof b);
    printf("%d%d%s\n", b[0], b[1], b + 2);
    char path[PATH_MAX], real[PATH_MAX];
    printf("%d %d\n", __getcwd_chk(path, sizeof path, sizeof path) == path, strcmp(__realpath_chk(".", real, sizeof real), path) == 0);
    int two[2];
    pipe(two);
    write(two[1], "piped", 5);
    struct pollfd waiting = {.fd = two[0], .events = POLLIN};
    printf("%d %d %zd %.5s\n", __poll_chk(&waiting, 1, 0, sizeof waiting), waiting.revents, __read_chk(two[0], b, 10, sizeof b), b);

    wchar_t w[64] = L"";
    __wmemset_chk(w, L'x', 5, 64);
    printf("%ls\n", w);
    __wmemcpy_chk(w, L"abcdef", 6, 64);
    __wmemmove_chk(w + 1, w, 6, 63);
    printf("%ls %d\n", w, (int)(__wmempcpy_chk(w, L"0123", 4, 64) - w));
    __wcscpy_chk(w, L"copy", 64);
    __wcscat_chk(w, L" cat", 64);
    printf("%ls %d %ls\n", __wcsncat_chk(w, L"nearly", 4, 64), (int)(__wcpcpy_chk(w, L"end", 64) - w), w);
    printf("%d", (int)(__wcpncpy_chk(w, L"en", 4, 64) - w));
    printf(" %ls\n", __wcsncpy_chk(w, L"next", 5, 64));
    setlocale(LC_CTYPE, "C.UTF-8");
    const char *from = "h\u00e9l";
    const wchar_t *back = w;
    mbstate_t state = {0};
    printf("%zu", __mbstowcs_chk(w, from, 10, 64));
    printf(" %zu", __wcstombs_chk(b, w, 10, sizeof b));
    printf(" %s", b);
    printf(" %zu", __mbsrtowcs_chk(w, &from, 10, &state, 64));
    printf(" %zu", __wcsrtombs_chk(b, &back, 10, &state, sizeof b));
    printf(" %s", b);
    printf(" %zu %d\n", __wcrtomb_chk(b, 0x20ac, &state, sizeof b), __wctomb_chk(b, 0xe9, sizeof b));
    return 0;
}

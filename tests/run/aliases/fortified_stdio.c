//! what: the checked stdio functions that -D_FORTIFY_SOURCE calls, each by its own name
#define _GNU_SOURCE
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <wchar.h>

int __printf_chk(int, const char *, ...), __fprintf_chk(FILE *, int, const char *, ...), __dprintf_chk(int, int, const char *, ...);
int __sprintf_chk(char *, int, size_t, const char *, ...), __snprintf_chk(char *, size_t, int, size_t, const char *, ...);
int __asprintf_chk(char **, int, const char *, ...), __vasprintf_chk(char **, int, const char *, va_list);
int __vprintf_chk(int, const char *, va_list), __vfprintf_chk(FILE *, int, const char *, va_list), __vdprintf_chk(int, int, const char *, va_list);
int __vsprintf_chk(char *, int, size_t, const char *, va_list), __vsnprintf_chk(char *, size_t, int, size_t, const char *, va_list);
int __swprintf_chk(wchar_t *, size_t, int, size_t, const wchar_t *, ...), __vswprintf_chk(wchar_t *, size_t, int, size_t, const wchar_t *, va_list);
int __wprintf_chk(int, const wchar_t *, ...), __fwprintf_chk(FILE *, int, const wchar_t *, ...);
int __vwprintf_chk(int, const wchar_t *, va_list), __vfwprintf_chk(FILE *, int, const wchar_t *, va_list);
char *__fgets_chk(char *, size_t, int, FILE *), *__fgets_unlocked_chk(char *, size_t, int, FILE *);
size_t __fread_chk(void *, size_t, size_t, size_t, FILE *), __fread_unlocked_chk(void *, size_t, size_t, size_t, FILE *);
wchar_t *__fgetws_chk(wchar_t *, size_t, int, FILE *);
int __open_2(const char *, int), __open64_2(const char *, int);
void __longjmp_chk(jmp_buf, int) __attribute__((noreturn));

static char text[80];
static wchar_t wide[80];

static void lists(int which, ...) {
    va_list ap;
    char *made;
    va_start(ap, which);
    switch (which) {
    case 0: __vprintf_chk(1, "v %d %s\n", ap); break;
    case 1: __vfprintf_chk(stdout, 1, "vf %d %s\n", ap); break;
    case 2: __vdprintf_chk(1, 1, "vd %d %s\n", ap); break;
    case 3: __vsprintf_chk(text, 1, sizeof text, "vs %d %s", ap), puts(text); break;
    case 4: printf("%d\n", __vsnprintf_chk(text, 6, 1, sizeof text, "vsn %d %s", ap)), puts(text); break;
    case 5: printf("%d\n", __vasprintf_chk(&made, 1, "va %d %s", ap)), puts(made), free(made); break;
    case 6: printf("%d %ls\n", __vswprintf_chk(wide, 80, 1, 80, L"vsw %d %s", ap), wide); break;
    }
    va_end(ap);
}

static void wide_lists(int to_stderr, ...) {
    va_list ap;
    va_start(ap, to_stderr);
    if (to_stderr)
        __vfwprintf_chk(stderr, 1, L"vfw %d %s\n", ap);
    else
        __vwprintf_chk(1, L"vw %d %s\n", ap);
    va_end(ap);
}

int main(void) {
    char *made;
    setvbuf(stdout, NULL, _IONBF, 0);
    printf("%d\n", __printf_chk(1, "%s %d\n", "plain", 7));
    __fprintf_chk(stdout, 1, "%s %g\n", "stream", 1.5);
    __dprintf_chk(1, 1, "descriptor %c\n", 'x');
    printf("%d %s\n", __sprintf_chk(text, 1, sizeof text, "%03d", 5), text);
    printf("%d %s\n", __snprintf_chk(text, 4, 1, sizeof text, "%s", "truncated"), text);
    printf("%d %s\n", __asprintf_chk(&made, 1, "%s!", "made"), made);
    free(made);
    printf("%d %ls\n", __swprintf_chk(wide, 80, 1, 80, L"%d %ls", 3, L"wide"), wide);
    for (int i = 0; i <= 6; i++) lists(i, 40 + i, "list");
    int fd = open("lines", O_RDWR | O_CREAT, 0600);
    write(fd, "one\ntwo\nthree\nfour", 18);
    close(fd);
    FILE *f = fopen("lines", "r");
    printf("%s", __fgets_chk(text, sizeof text, 80, f));
    printf("%s", __fgets_unlocked_chk(text, sizeof text, 80, f));
    printf("%zu %.2s", __fread_chk(text, sizeof text, 1, 2, f), text);
    printf(" %zu %.3s\n", __fread_unlocked_chk(text, sizeof text, 1, 3, f), text);
    fclose(f);
    f = fopen("lines", "r");
    printf("%ls", __fgetws_chk(wide, 80, 80, f));
    fclose(f);
    int a = __open_2("lines", O_RDONLY), b = __open64_2("lines", O_RDONLY);
    printf("%d %d\n", a >= 0, b > a);
    remove("lines");
    jmp_buf here;
    int back = _setjmp(here);
    printf("%d\n", back);
    if (back == 0) _longjmp(here, 3);
    if (back == 3) __longjmp_chk(here, 4);
    stdout = fdopen(1, "w");
    setvbuf(stdout, NULL, _IONBF, 0);
    __wprintf_chk(1, L"%s %d\n", "wide", 8);
    __fwprintf_chk(stderr, 1, L"%ls\n", L"stream");
    wide_lists(0, 1, "list");
    wide_lists(1, 2, "list");
    return 0;
}

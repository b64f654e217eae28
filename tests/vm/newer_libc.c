//! what: functions that glibc got in 2.38, and those only C23 headers call
//! stdin: 11 0b11 22 word 33 44
//! expect: 5 hell|5 hello
//! expect: 8 abcdefg|10 abcdefg
//! expect: 5 hell 8 abcdefg
//! expect: -5 6 5 6 7 10
//! expect: 5 0 3 0
//! expect: -5 6 7 8
//! expect: 1 11 1 3 1 5
//! expect: 1 22 word 44
//! expect: 1 33
#define _GNU_SOURCE
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

size_t strlcpy(char *, const char *, size_t), strlcat(char *, const char *, size_t);
size_t __strlcpy_chk(char *, const char *, size_t, size_t), __strlcat_chk(char *, const char *, size_t, size_t);
long __isoc23_strtol(const char *, char **, int), __isoc23_wcstol(const wchar_t *, wchar_t **, int);
unsigned long __isoc23_strtoul(const char *, char **, int), __isoc23_wcstoul(const wchar_t *, wchar_t **, int);
long long __isoc23_strtoll(const char *, char **, int), __isoc23_wcstoll(const wchar_t *, wchar_t **, int);
unsigned long long __isoc23_strtoull(const char *, char **, int), __isoc23_wcstoull(const wchar_t *, wchar_t **, int);
intmax_t __isoc23_strtoimax(const char *, char **, int);
uintmax_t __isoc23_strtoumax(const char *, char **, int);
int __isoc23_scanf(const char *, ...), __isoc23_fscanf(FILE *, const char *, ...), __isoc23_sscanf(const char *, const char *, ...);
int __isoc23_vscanf(const char *, va_list), __isoc23_vfscanf(FILE *, const char *, va_list), __isoc23_vsscanf(const char *, const char *, va_list);

static int list(const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    int n = __isoc23_vscanf(format, ap);
    va_end(ap);
    return n;
}
static int file_list(const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    int n = __isoc23_vfscanf(stdin, format, ap);
    va_end(ap);
    return n;
}
static int text_list(const char *text, const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    int n = __isoc23_vsscanf(text, format, ap);
    va_end(ap);
    return n;
}

int main(void) {
    char b[8], word[8];
    int v;
    printf("%zu", strlcpy(b, "hello", 5)), printf(" %s|", b), printf("%zu", strlcpy(b, "hello", 8)), printf(" %s\n", b);
    strlcpy(b, "abc", 8);
    printf("%zu", strlcat(b, "defgh", 8)), printf(" %s|", b), printf("%zu", strlcat(b, "xyz", 8)), printf(" %s\n", b);
    printf("%zu", __strlcpy_chk(b, "hello", 5, 8)), printf(" %s", b);
    strlcpy(b, "abc", 8);
    printf(" %zu", __strlcat_chk(b, "defgh", 8, 8)), printf(" %s\n", b);
    printf("%ld %lu %lld %llu %jd %ju\n", __isoc23_strtol("-0b101", NULL, 0), __isoc23_strtoul("0B110", NULL, 2), __isoc23_strtoll("0b101", NULL, 0),
           __isoc23_strtoull("06", NULL, 0), __isoc23_strtoimax("7", NULL, 0), __isoc23_strtoumax("0xa", NULL, 0));
    printf("%ld %ld", __isoc23_strtol("0b101", NULL, 0), strtol("0b101", NULL, 0));
    printf(" %ld %ld\n", __isoc23_strtol("0b11", NULL, 2), strtol("0b11", NULL, 2));
    printf("%ld %lu %lld %llu\n", __isoc23_wcstol(L"-0b101", NULL, 0), __isoc23_wcstoul(L"6", NULL, 10), __isoc23_wcstoll(L"0b111", NULL, 2),
           __isoc23_wcstoull(L"010", NULL, 0));
    printf("%d", __isoc23_scanf("%d", &v)), printf(" %d", v), printf(" %d", __isoc23_fscanf(stdin, "%i", &v)), printf(" %d", v);
    printf(" %d", __isoc23_sscanf("0b101", "%i", &v)), printf(" %d\n", v);
    printf("%d", list("%d", &v)), printf(" %d", v), file_list("%7s", word), printf(" %s", word);
    text_list("44", "%d", &v), printf(" %d\n", v);
    printf("%d", list("%d", &v)), printf(" %d\n", v);
    return 0;
}

//! what: the _l and __ names of string.h, stdlib.h, time.h and wchar.h, and the locale objects
#define _GNU_SOURCE
#include <errno.h>
#include <inttypes.h>
#include <langinfo.h>
#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>
#include <wchar.h>

typedef int two(const char *, const char *, locale_t);
typedef int three(const char *, const char *, size_t, locale_t);
typedef size_t transform(char *, const char *, size_t, locale_t);
two __strcasecmp_l, __strcoll_l;
three __strncasecmp_l;
transform __strxfrm_l;
size_t __strftime_l(char *, size_t, const char *, const struct tm *, locale_t);
char *strptime_l(const char *, const char *, struct tm *, locale_t);

static int sign(int v) { return (v > 0) - (v < 0); }

int main(void) {
    locale_t l = newlocale(LC_ALL_MASK, "C", (locale_t)0);
    printf("%d %d\n", l != 0, newlocale(LC_ALL_MASK, "nowhere", (locale_t)0) == 0);
    printf("%d\n", uselocale((locale_t)0) == LC_GLOBAL_LOCALE);
    printf("%d\n", uselocale(l) == LC_GLOBAL_LOCALE);
    printf("%d\n", uselocale(LC_GLOBAL_LOCALE) == l);
    printf("%d %d\n", sign(strcasecmp_l("ABC", "abd", l)), sign(__strcasecmp_l("ABC", "abc", l)));
    printf("%d %d\n", sign(strncasecmp_l("ABCx", "abcy", 3, l)), sign(__strncasecmp_l("ABCx", "abcw", 4, l)));
    printf("%d %d\n", sign(strcoll_l("B", "a", l)), sign(__strcoll_l("a", "a", l)));
    char t[64];
    printf("%zu %s ", strxfrm_l(t, "text", sizeof t, l), t);
    printf("%zu\n", __strxfrm_l(NULL, "text", 0, l));
    printf("%s / %s / %s\n", strerror_l(ENOENT, l), strerrordesc_np(EPERM), nl_langinfo_l(CODESET, l));
    struct tm tm = {.tm_year = 124, .tm_mon = 1, .tm_mday = 29, .tm_wday = 4, .tm_yday = 59};
    printf("%zu %s\n", strftime_l(t, sizeof t, "%A %d %B %Y", &tm, l), t);
    printf("%zu %s\n", __strftime_l(t, sizeof t, "%F %j", &tm, l), t);
    char *end = strptime_l("3 Mar 1999!", "%d %b %Y", &tm, l);
    printf("%s %d %d %d\n", end, tm.tm_mday, tm.tm_mon, tm.tm_year);
    printf("%g %g %Lg\n", strtod_l("1.5x", &end, l), strtof_l("2.25", NULL, l), strtold_l("1e3", NULL, l));
    printf("%s %ld %lld %lu %llu\n", end, strtol_l("-42z", &end, 0, l), strtoll_l("0x10", NULL, 0, l), strtoul_l("077", NULL, 8, l),
           strtoull_l("zz", NULL, 36, l));
    printf("%s %lld %llu\n", end, (long long)strtoq("-9", NULL, 10), (unsigned long long)strtouq("9", NULL, 10));
    printf("%d %d %d\n", sign(wcscasecmp_l(L"AB", L"ab", l)), sign(wcsncasecmp_l(L"ABx", L"aby", 3, l)), sign(wcscoll_l(L"b", L"a", l)));
    printf("%d %d\n", (int)wcstoimax(L"-12", NULL, 10), (int)wcstoumax(L"7f", NULL, 16));
    printf("%s %s %s\n", dgettext("d", "one"), dcgettext("d", "two", LC_MESSAGES), gettext("three"));
    printf("%s %s\n", dngettext("d", "file", "files", 1), dcngettext("d", "file", "files", 2, LC_MESSAGES));
    printf("%s\n", textdomain(NULL));
    printf("%s %s\n", textdomain("mine"), textdomain(NULL));
    printf("%s\n", bindtextdomain("mine", "/nowhere"));
    printf("%s\n", bindtextdomain("mine", NULL));
    const char *codeset = bind_textdomain_codeset("mine", NULL);
    printf("%s\n", codeset ? codeset : "none");
    printf("%s\n", bind_textdomain_codeset("mine", "UTF-8"));
    freelocale(l);
    return 0;
}

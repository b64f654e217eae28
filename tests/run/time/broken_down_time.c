//! what: gmtime gmtime_r localtime localtime_r timegm mktime with normalisation, leap years and negative times
//! env: TZ=UTC
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <time.h>

static void show(const struct tm *t) {
    printf("%d-%02d-%02d %02d:%02d:%02d wday %d yday %d dst %d\n", t->tm_year + 1900, t->tm_mon + 1, t->tm_mday, t->tm_hour, t->tm_min, t->tm_sec, t->tm_wday, t->tm_yday, t->tm_isdst);
}

int main(void) {
    static const time_t times[] = {0, -1, 951782400, 1709164800, 4102444800, 1700000000, -86400 * 365L * 100, 253402300799, 2147483648, 68169600};
    for (unsigned i = 0; i < sizeof times / sizeof *times; i++) {
        struct tm a, b;
        show(gmtime(&times[i]));
        gmtime_r(&times[i], &a);
        localtime_r(&times[i], &b);
        show(localtime(&times[i]));
        printf("%d %d %d %s %ld\n", a.tm_yday == b.tm_yday, timegm(&a) == times[i], mktime(&b) == times[i], a.tm_zone, a.tm_gmtoff);
    }
    struct tm odd;
    memset(&odd, 0, sizeof odd);
    odd.tm_year = 123;
    odd.tm_mon = 14;
    odd.tm_mday = 35;
    odd.tm_hour = 25;
    odd.tm_min = -5;
    odd.tm_sec = 3600;
    printf("%ld ", (long)mktime(&odd));
    show(&odd);
    memset(&odd, 0, sizeof odd);
    odd.tm_year = 124;
    odd.tm_mon = -1;
    odd.tm_mday = 0;
    printf("%ld ", (long)timegm(&odd));
    show(&odd);
    printf("%g %g\n", difftime(100, 40), difftime(0, 5));
    tzset();
    printf("%s %ld %d\n", tzname[0], timezone, daylight);
    return 0;
}

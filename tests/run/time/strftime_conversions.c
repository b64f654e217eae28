//! what: every strftime conversion and flag on fixed times, the week-number edges, and too small buffers
//! env: TZ=UTC
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <time.h>

int main(void) {
    static const time_t times[] = {0, 1700000000, 1709164799, 1104537600, 1230768000, 1293753600};
    static const char *formats = "aAbBcCdDeFgGhHIjklmMnpPrRsStTuUVwWxXyYzZ%";
    char out[128];
    for (unsigned i = 0; i < sizeof times / sizeof *times; i++) {
        struct tm t;
        gmtime_r(&times[i], &t);
        for (const char *f = formats; *f; f++) {
            char format[4] = {'%', *f, 0};
            size_t n = strftime(out, sizeof out, format, &t);
            printf("%%%c=%zu[%s] ", *f, n, *f == 'n' ? "\\n" : out);
        }
        printf("\n");
        strftime(out, sizeof out, "%_d|%-d|%0e|%^a|%^B|%#Z|%_H|%-H|%5Y|%_5m|%+4Y|%Ey|%Od", &t);
        printf("%s\n", out);
        strftime(out, sizeof out, "text %Y-%m-%dT%H:%M:%SZ 100%% done", &t);
        printf("%s\n", out);
    }
    struct tm t;
    gmtime_r(&times[1], &t);
    printf("%zu %zu %zu\n", strftime(out, 4, "%Y", &t), strftime(out, 5, "%Y", &t), strftime(out, 10, "", &t));
    return 0;
}

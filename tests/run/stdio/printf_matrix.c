//! what: all combinations of flags, width and precision over integer, float and string conversions
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static unsigned long hash = 5381;
static int lines;

static void emit(const char *format, const char *text) {
    for (const char *p = text; *p; p++)
        hash = hash * 33 + (unsigned char)*p;
    if (lines++ % 7 == 0)
        printf("%-14s|%s|\n", format, text);
}

int main(void) {
    static const char *flags[] = {"", "-", "0", "+", " ", "#", "-0", "+0", " 0", "#0", "+-", "#-", "# ", "#+0", "+ "};
    static const char *widths[] = {"", "1", "6", "12"};
    static const char *precisions[] = {"", ".", ".0", ".1", ".4", ".9"};
    static const int ints[] = {0, 1, -1, 1234, INT_MIN, INT_MAX};
    static const double doubles[] = {0.0, -0.0, 1.0, -2.5, 1234.5678, 1e-7, 9.995e9, INFINITY};
    for (unsigned f = 0; f < sizeof flags / sizeof *flags; f++)
        for (unsigned w = 0; w < 4; w++)
            for (unsigned p = 0; p < 6; p++) {
                char format[32], out[400];
                for (const char *c = "diuoxX"; *c; c++)
                    for (unsigned v = 0; v < 6; v++) {
                        snprintf(format, sizeof format, "%%%s%s%s%c", flags[f], widths[w], precisions[p], *c);
                        snprintf(out, sizeof out, format, ints[v]);
                        emit(format, out);
                    }
                for (const char *c = "feEgGaA"; *c; c++)
                    for (unsigned v = 0; v < 8; v++) {
                        snprintf(format, sizeof format, "%%%s%s%s%c", flags[f], widths[w], precisions[p], *c);
                        snprintf(out, sizeof out, format, doubles[v]);
                        emit(format, out);
                    }
                snprintf(format, sizeof format, "%%%s%s%ss", strchr(flags[f], '-') ? "-" : "", widths[w], precisions[p]);
                snprintf(out, sizeof out, format, "sample");
                emit(format, out);
            }
    printf("%d lines, hash %lx\n", lines, hash);
    return 0;
}

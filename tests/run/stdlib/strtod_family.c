//! what: strtod strtof strtold atof: correct rounding, hex floats, inf/nan, overflow and underflow errno
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    static const char *inputs[] = {"0", "-0", "1", "1.5", "-1.5e10", ".5", "5.", ".", "e5", "1e", "1e+", "1e5x", "  2.5", "1e308", "1e309", "-1e309", "1e-308", "1e-320", "1e-400", "4.9406564584124654e-324", "2.4703282292062327e-324",
                                   "0.1", "0.30000000000000004", "9007199254740993", "9007199254740992.5", "123456789012345678901234567890", "1.7976931348623157e308", "1.7976931348623159e308", "2.2250738585072011e-308",
                                   "inf", "-inf", "INFINITY", "infinit", "nan", "NaN(123)", "nan(", "0x1p4", "0x1.8", "0x.8p-2", "0x", "0xp1", "0x1p", "0x1.fffffffffffff8p0", "1,5", "", "+3", "+-3", "1e39", "1e-46", "3.4028236e38", "16777217"};
    for (unsigned i = 0; i < sizeof inputs / sizeof *inputs; i++) {
        char *end;
        errno = 0;
        double d = strtod(inputs[i], &end);
        printf("%-28s %.17g +%d %d", inputs[i], d, (int)(end - inputs[i]), errno);
        errno = 0;
        float f = strtof(inputs[i], &end);
        printf(" | %.9g +%d %d", (double)f, (int)(end - inputs[i]), errno);
        errno = 0;
        long double l = strtold(inputs[i], &end);
        printf(" | %.21Lg +%d %d\n", l, (int)(end - inputs[i]), errno);
    }
    printf("%g %g %g %g\n", atof("2.5"), atof("x"), atof("-1e3junk"), atof(""));
    printf("%d %d\n", signbit(strtod("-0", NULL)) != 0, isnan(strtod("nan", NULL)));
    return 0;
}

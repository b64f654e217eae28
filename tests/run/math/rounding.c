//! what: floor ceil trunc round rint nearbyint lround llround lrint llrint roundeven-like ties, fmod remainder remquo modf
//! cflags: -lm
//! opt: 0 2
#include <math.h>
#include <stdio.h>

int main(void) {
    static volatile double xs[] = {0.0, -0.0, 0.4, 0.5, 0.6, 1.5, 2.5, 3.5, -0.4, -0.5, -0.6, -1.5, -2.5, 0.49999999999999994, 4503599627370495.5, 4503599627370497.0, 1e300, -1e300, 9007199254740993.0};
    for (unsigned i = 0; i < sizeof xs / sizeof *xs; i++) {
        double x = xs[i];
        printf("%.17g: %a %a %a %a %a %a\n", x, floor(x), ceil(x), trunc(x), round(x), rint(x), nearbyint(x));
        if (fabs(x) < 1e17)
            printf("  %ld %lld %ld %lld\n", lround(x), llround(x), lrint(x), llrint(x));
        double whole, part = modf(x, &whole);
        printf("  %a %a\n", part, whole);
    }
    double whole, part = modf(-INFINITY, &whole);
    printf("%g %g %d\n", part, whole, signbit(part) != 0);
    static volatile double as[] = {5.5, -5.5, 7.0, 1e300, 0.0, -0.0, 3.0}, bs[] = {2.0, -2.0, 3.0, 0.1, INFINITY};
    for (int i = 0; i < 7; i++)
        for (int j = 0; j < 5; j++) {
            int q = 0;
            double r = remquo(as[i], bs[j], &q);
            printf("%a %a %a %d\n", fmod(as[i], bs[j]), remainder(as[i], bs[j]), r, q & 7);
        }
    volatile double zero = 0, inf = INFINITY;
    printf("%d %d %d\n", isnan(fmod(1.0, zero)), isnan(fmod(inf, 1.0)), isnan(remainder(1.0, zero)));
    volatile float f = 2.5f;
    printf("%a %a %a %a %a %ld\n", floorf(f), ceilf(f), truncf(f), roundf(f), rintf(f), lroundf(f));
    return 0;
}

//! what: exp, log, pow, roots and hypot of double, with the special values of pow and the errno they set
//! cflags: -lm
#define _GNU_SOURCE
#include <errno.h>
#include <math.h>
#include <stdio.h>

int main(void) {
    static volatile double xs[] = {0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 10.0, 100.0, -745.0, 709.0, 1e-10, 1e300, INFINITY, -INFINITY};
    for (unsigned i = 0; i < sizeof xs / sizeof *xs; i++) {
        double x = xs[i];
        printf("%g: %.17g %.17g %.17g %.17g\n", x, exp(x), exp2(x), expm1(x), exp10(x / 10));
        if (x >= 0)
            printf("  %.17g %.17g %.17g %.17g %.17g\n", log(x), log2(x), log10(x), log1p(x), sqrt(x));
        printf("  %.17g %.17g\n", cbrt(x), hypot(x, 3.0));
    }
    static volatile double ps[] = {0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 0.5, 3.0, INFINITY, -INFINITY};
    for (int i = 0; i < 10; i++) {
        for (int j = 0; j < 10; j++) {
            double r = pow(ps[i], ps[j]);
            if (isnan(r))
                printf("nan ");
            else
                printf("%.17g ", r);
        }
        printf("\n");
    }
    volatile double big = 1e10, minus = -1, zero = 0;
    errno = 0;
    printf("%g ", exp(big));
    printf("%d\n", errno == ERANGE);
    errno = 0;
    printf("%d ", isnan(log(minus)));
    printf("%d\n", errno == EDOM);
    errno = 0;
    printf("%g ", log(zero));
    printf("%d\n", errno == ERANGE);
    errno = 0;
    printf("%d ", isnan(sqrt(minus)));
    printf("%d\n", errno == EDOM);
    errno = 0;
    printf("%g ", pow(big, big));
    printf("%d\n", errno == ERANGE);
    printf("%g %g\n", pow(NAN, zero), pow(1.0, NAN));
    return 0;
}

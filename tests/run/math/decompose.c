//! what: frexp ldexp scalbn ilogb logb nextafter copysign fabs fmin fmax fdim fma and classification
//! cflags: -lm
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>

int main(void) {
    static volatile double xs[] = {0.0, -0.0, 1.0, -1.5, 0.1, 1e300, DBL_MIN, DBL_MIN / 4, 4.9e-324, DBL_MAX, INFINITY, -INFINITY};
    for (unsigned i = 0; i < sizeof xs / sizeof *xs; i++) {
        double x = xs[i];
        int e = 0;
        double m = frexp(x, &e);
        printf("%g: %a %d", x, m, isinf(x) ? 0 : e);
        printf(" %a %a %a", ldexp(x, 3), scalbn(x, -2), scalbln(x, 1L));
        printf(" %d %g", ilogb(x), logb(x));
        printf(" %a %a", nextafter(x, INFINITY), nextafter(x, -INFINITY));
        printf(" %a %a", nexttoward(x, 0.0L), fabs(x));
        printf(" %d%d%d%d%d %d\n", !!isnan(x), !!isinf(x), !!isfinite(x), !!isnormal(x), !!signbit(x),
               fpclassify(x) == FP_ZERO ? 0 : fpclassify(x) == FP_SUBNORMAL ? 1 : fpclassify(x) == FP_NORMAL ? 2 : fpclassify(x) == FP_INFINITE ? 3 : 4);
    }
    volatile double qnan = nan(""), one = 1, two = 2, zero = 0;
    printf("%d %d %d\n", isnan(qnan) != 0, fpclassify(qnan) == FP_NAN, qnan == qnan);
    printf("%d %d\n", ilogb(zero) == FP_ILOGB0, ilogb(qnan) == FP_ILOGBNAN);
    printf("%g %g %g %g\n", fmin(one, two), fmax(one, two), fmin(qnan, two), fmax(one, qnan));
    printf("%g %g %g\n", fdim(two, one), fdim(one, two), fdim(INFINITY, one));
    printf("%g %g\n", copysign(3.0, -0.0), copysign(-3.0, 1.0));
    volatile double a = 0x1.0000000000001p0, b = 0x1.0000000000001p0, c = -0x1.0000000000002p0;
    printf("%a %a\n", fma(a, b, c), a * b + c);
    printf("%d %d %d %d %d\n", isgreater(two, one), isless(qnan, one), islessequal(one, one), isunordered(qnan, one), islessgreater(one, two));
    printf("%a %a %a\n", ldexp(one, 1023), ldexp(one, 1024), ldexp(one, -1075));
    volatile float f = 0.1f;
    int e;
    printf("%a %a %a %d\n", frexpf(f, &e), nextafterf(f, 1.0f), ldexpf(f, 4), ilogbf(f));
    printf("%a %a %a %a\n", fabsf(-f), fminf(f, 1), fmaxf(f, 1), fmaf(f, f, f));
    return 0;
}

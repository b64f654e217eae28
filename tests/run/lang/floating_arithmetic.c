//! what: float, double and long double arithmetic, comparisons with NaN, subnormals, signed zeros, x87 extras
//! opt: 0 2
#include <float.h>
#include <stdio.h>

#define NANS(x) ((x) != (x))

int main(void) {
    volatile double zero = 0.0, one = 1.0, tiny = DBL_MIN, max = DBL_MAX;
    volatile double nan = zero / zero, inf = one / zero;
    printf("%d %d %d %d %d %d\n", nan < one, nan > one, nan == nan, nan != nan, nan <= one, !(nan >= one));
    printf("%g %g %g %d\n", inf, -inf, one / -inf, NANS(inf - inf));
    printf("%a %a %a\n", tiny / 2, tiny / 4503599627370496.0, tiny / 9007199254740992.0);
    printf("%g %d %d\n", max * 2, 0.0 == -zero, one / -zero < 0);
    volatile float f = 16777216.0f, g = 1.0f;
    printf("%g %g %d\n", (double)(f + g), (double)(f + 2 * g), (f + g) - f == 0);
    volatile long double l = 1.0L, e = LDBL_EPSILON;
    printf("%La %La %d\n", l + e, l + e / 2, l + e > l);
    printf("%La %La %La\n", l / 3, l * 1e4000L, l / 1e4900L / 1e40L);
    printf("%La %La\n", -l, (long double)(double)(l / 3) - l / 3);
    volatile float x = 0.1f, y = 0.2f;
    printf("%.9g %.17g %.21Lg\n", (double)(x + y), (double)x + y, (long double)x + y);
    double sum = 0;
    for (int i = 1; i <= 1000; i++)
        sum += 1.0 / i;
    printf("%.17g\n", sum);
    long double lsum = 0;
    for (int i = 1; i <= 1000; i++)
        lsum += 1.0L / i;
    printf("%.20Lg\n", lsum);
    float fsum = 0;
    for (int i = 1; i <= 1000; i++)
        fsum += 1.0f / (float)i;
    printf("%.9g\n", (double)fsum);
    int i = 7;
    i *= 1.5;
    i -= 0.6f;
    printf("%d\n", i);
    one += 1;
    one++;
    l--;
    printf("%g %Lg %d %d\n", one, l, !one, one && l);
    printf("%d %d %d\n", FLT_DIG, DBL_MANT_DIG, LDBL_MANT_DIG);
    return 0;
}

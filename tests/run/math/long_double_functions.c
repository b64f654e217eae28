//! what: the l-suffixed functions of math.h: exact ones to the last bit, the others to 15 digits
//! cflags: -lm
#include <math.h>
#include <stdio.h>

int main(void) {
    static volatile long double xs[] = {0.25L, 0.5L, -0.75L, 2.5L, 1e10L, 12345.678L};
    for (unsigned i = 0; i < 6; i++) {
        long double x = xs[i];
        int e;
        long double whole;
        printf("%Lg: %La %La %La %La %La %La\n", x, floorl(x), ceill(x), truncl(x), roundl(x), rintl(x), nearbyintl(x));
        printf("  %ld %lld %ld %lld\n", lroundl(x), llroundl(x), lrintl(x), llrintl(x));
        printf("  %La %La", frexpl(x, &e), ldexpl(x, 5));
        printf(" %d %La", e, modfl(x, &whole));
        printf(" %La %La %La\n", whole, fabsl(x), copysignl(x, -1));
        printf("  %La %La %La\n", fmodl(x, 0.7L), remainderl(x, 0.7L), sqrtl(fabsl(x)));
        printf("  %La %La %La %La\n", fminl(x, 1), fmaxl(x, 1), fdiml(x, 1), nextafterl(x, 100));
        printf("  %La %d %La\n", scalbnl(x, -3), ilogbl(x), logbl(x));
        printf("  %.15Lg %.15Lg %.15Lg\n", sinl(x), cosl(x), atanl(x));
        printf("  %.15Lg %.15Lg %.15Lg %.15Lg\n", logl(fabsl(x)), log2l(fabsl(x)), log10l(fabsl(x)), cbrtl(x));
        printf("  %.15Lg %.15Lg\n", hypotl(x, 1), atan2l(x, 2));
        if (fabsl(x) < 10)
            printf("  %.15Lg %.15Lg %.15Lg %.15Lg %.15Lg\n", expl(x), exp2l(x), expm1l(x), tanhl(x), powl(fabsl(x), 1.5L));
        if (fabsl(x) < 1)
            printf("  %.15Lg %.15Lg %.15Lg %.15Lg\n", asinl(x), acosl(x), tanl(x), log1pl(x));
    }
    volatile long double h = 0.5L, two = 2.5L;
    printf("%.15Lg %.15Lg %.15Lg %.15Lg %.15Lg\n", sinhl(h), coshl(h), asinhl(h), acoshl(two), atanhl(h));
    printf("%.15Lg %.15Lg %.15Lg %.15Lg\n", erfl(h), erfcl(h), lgammal(two), tgammal(two));
    int quotient;
    printf("%La ", remquol(two * 3, two - h, &quotient));
    printf("%d\n", quotient & 7);
    volatile long double a = 1.0L / 3, b = 3.0L;
    printf("%La %d %d\n", fmal(a, b, -1.0L), isnan(nanl("")) != 0, signbit(-a) != 0);
    return 0;
}

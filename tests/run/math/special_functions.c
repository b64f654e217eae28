//! what: erf erfc lgamma tgamma signgam and the Bessel functions
//! cflags: -lm
#define _DEFAULT_SOURCE
#include <math.h>
#include <stdio.h>

int main(void) {
    static volatile double xs[] = {0.0, 0.5, 1.0, 2.0, 3.5, 5.0, 10.0, -0.5, -1.5, 20.0};
    for (unsigned i = 0; i < sizeof xs / sizeof *xs; i++) {
        double x = xs[i];
        printf("%g: %.15g %.15g %.15g", x, erf(x), erfc(x), tgamma(x));
        printf(" %.15g", lgamma(x));
        printf(" %d", signgam);
        printf(" %.14g %.14g %.14g", j0(x), j1(x), jn(2, x));
        if (x > 0)
            printf(" %.14g %.14g %.14g", y0(x), y1(x), yn(2, x));
        printf("\n");
    }
    printf("%.17g %.17g\n", tgamma(5.0), exp(lgamma(5.0)) > 23.99 ? 1.0 : 0.0);
    volatile float f = 0.5f;
    printf("%.8g %.8g %.8g %.8g\n", erff(f), erfcf(f), tgammaf(f), lgammaf(f));
    return 0;
}

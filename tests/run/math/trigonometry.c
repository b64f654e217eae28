//! what: trigonometric and hyperbolic functions of double
//! cflags: -lm
#include <math.h>
#include <stdio.h>

int main(void) {
    static volatile double xs[] = {0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 3.0, 10.0, 1e5, 1e22, 1e-10, 1.5707963267948966, 3.141592653589793, INFINITY, NAN};
    for (unsigned i = 0; i < sizeof xs / sizeof *xs; i++) {
        double x = xs[i];
        printf("%g: %.17g %.17g %.17g\n", x, isnan(sin(x)) ? 0 : sin(x), isnan(cos(x)) ? 0 : cos(x), isnan(tan(x)) ? 0 : tan(x));
        printf("  %.17g %.17g %.17g\n", isnan(asin(x)) ? -9 : asin(x), isnan(acos(x)) ? -9 : acos(x), atan(x));
        printf("  %.17g %.17g %.17g\n", sinh(x), cosh(x), tanh(x));
        printf("  %.17g %.17g %.17g\n", asinh(x), isnan(acosh(x)) ? -9 : acosh(x), isnan(atanh(x)) ? -9 : atanh(x));
    }
    static volatile double ys[] = {0.0, -0.0, 1.0, -1.0, INFINITY, -INFINITY};
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 6; j++)
            printf("%.17g ", atan2(ys[i], ys[j]));
    printf("\n");
    return 0;
}

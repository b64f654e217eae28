//! what: f F e E g G with flags, rounding, infinities and NaN
#include <float.h>
#include <math.h>
#include <stdio.h>

int main(void) {
    static const double values[] = {0.0,    -0.0,   1.0,     -1.0,    0.5,      1.5,      2.5,     0.125,   123456789.0, 1e-5,
                                    1e-4,   9.9999e-5, 99999.95, 999999.5, 1e15, 1e16,   1e17,    1e21,    1e100,   DBL_MAX, DBL_MIN,
                                    4.9e-324, 3.14159265358979, 0.1, 0.3, 1.0 / 3, 2.0 / 3, 1e22, 1e23, 123.456};
    for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
        double v = values[i];
        printf("%f %.0f %.1f %.10f\n", v, v, v, v);
        printf("%e %.0e %.1E %.17e\n", v, v, v, v);
        printf("%g %.0g %.1g %.3G %.17g %#g %#.3g\n", v, v, v, v, v, v, v);
        printf("[%15.3f] [%-15.3f] [%015.3f] [%+.2f] [% .2f] [%#.0f] [%#.0e]\n", v, v, v, v, v, v, v);
    }
    printf("%f %F %e %E %g %G\n", INFINITY, INFINITY, -INFINITY, -INFINITY, INFINITY, -INFINITY);
    printf("%f %F %e %E %g %G\n", NAN, NAN, NAN, NAN, NAN, NAN);
    printf("[%8f] [%-8f] [%08f] [%+f] [% f] [%+F]\n", INFINITY, INFINITY, INFINITY, INFINITY, INFINITY, NAN);
    printf("[%*.*f] [%-*.*f] [%.*f]\n", 10, 2, 3.14159, 10, 2, 3.14159, -3, 3.14159);
    printf("%.60f\n%.40e\n%.50g\n", 0.1, 0.1, 0.1);
    printf("%.3f %.3f %.3f %.2f %.2f\n", 1.0005, 1.0015, 2.0005, 1.005, 1.015);
    printf("%.0f %.0f %.0f %.0f %.0f %.0f\n", 0.5, 1.5, 2.5, 3.5, -0.5, -1.5);
    printf("%'.2f %'f\n", 1234567.891, 0.5);
    printf("%f %g\n", (double)1.1f, (double)FLT_MAX);
    return 0;
}

//! what: %a and %A for double and long double: normals, subnormals, rounding to a precision
#include <float.h>
#include <math.h>
#include <stdio.h>

int main(void) {
    static const double values[] = {0.0, -0.0, 1.0, 0.5, 2.0, 3.0, 0.1, -0.1, 1e10, DBL_MAX, DBL_MIN, DBL_MIN / 2, 4.9e-324, 1.9999999, 255.0, 1.5};
    for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
        double v = values[i];
        printf("%a %A %.0a %.1a %.3a %.13a %.20a\n", v, v, v, v, v, v, v);
        printf("[%20a] [%-20a] [%020a] [%+a] [% a] [%#.0a]\n", v, v, v, v, v, v);
    }
    printf("%a %A %a\n", INFINITY, -INFINITY, NAN);
    static const long double wide[] = {0.0L, 1.0L, -1.0L, 0.1L, 3.0L, 65536.5L, LDBL_MAX, LDBL_MIN};
    for (unsigned i = 0; i < sizeof wide / sizeof *wide; i++)
        printf("%La %LA [%30La]\n", wide[i], wide[i], wide[i]);
    return 0;
}

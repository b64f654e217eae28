//! what: long double through printf: more digits and a wider exponent than double
#include <float.h>
#include <stdio.h>

int main(void) {
    static const long double values[] = {0.0L, -0.0L, 1.0L, 0.1L, 1.0L / 3, 1e18L, 18446744073709551615.0L, 1e400L, -1e-400L, 123456789.987654321L, 2.5L, 3.5L};
    for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
        long double v = values[i];
        printf("%Le %.20Le %LE\n", v, v, v);
        printf("%Lg %.21Lg %LG %#Lg\n", v, v, v, v);
        printf("[%30.5Le] [%-30.5Le] [%030.5Le]\n", v, v, v);
    }
    printf("%Lf %.0Lf %.25Lf %LF\n", 0.1L, 2.5L, 0.1L, 1e20L);
    printf("%.3Le %.3Le\n", LDBL_MAX, LDBL_MIN);
    long double inf = LDBL_MAX * 2, nan = inf - inf;
    printf("%Lf %Lg %Lf\n", inf, -inf, nan < 0 || nan >= 0 ? 1.0L : 0.0L);
    printf("%d %Lg %d %g %d\n", 1, 2.5L, 3, 4.5, 5);
    printf("%.30Lg\n", LDBL_EPSILON);
    return 0;
}

//! what: float operations under #pragma STDC FENV_ACCESS, which are intrinsics
//! opt: 0 2
//! cflags: -lm
#include <math.h>
#include <stdio.h>
#pragma STDC FENV_ACCESS ON

__attribute__((noinline)) static double mixed(double a, float b, int c, unsigned long u, long double l) {
    double r = a + b * c - u / a;
    r = fma(r, a, b) + sqrt(fabs(r)) + floor(a) + (float)r + (int)a + (double)l;
    if (a < b) r += 1;
    if (a != b) r += 2;
    if (isless(a, b) || isunordered(a, b)) r += 4;
    return r + fmod(a, 3) + (double)(unsigned long)b + ceil(b) + rint(a) + (double)lrint(a) + fmin(a, b) + pow(a, 2);
}

int main(void) {
    volatile double n = NAN;
    printf("%.17g %.17g\n", mixed(3.7, 2.5f, 7, 9, 1.25L), mixed(1.5, 9.5f, -7, 9, -1.25L));
    printf("%d %d\n", n < 1, n != n);
    return 0;
}

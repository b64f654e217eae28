//! what: complex.h: the inverse, hyperbolic and float functions
//! cflags: -lm
#define _GNU_SOURCE
#include <complex.h>
#include <math.h>
#include <stdio.h>

#define EACH(M) M(cacos) M(cacosh) M(casin) M(casinh) M(catan) M(catanh) M(ccosh) M(clog10) M(ctanh)
#define EACH_F(M) \
    M(cacosf) M(cacoshf) M(casinf) M(casinhf) M(catanf) M(catanhf) M(ccosf) M(ccoshf) M(cexpf) M(clogf) \
    M(clog10f) M(conjf) M(cprojf) M(csinf) M(csinhf) M(csqrtf) M(ctanf) M(ctanhf)
#define SHOW(name) r = name(z), printf(#name " %.13g %.13g\n", creal(r), cimag(r));
#define SHOW_F(name) f = name((float complex)z), printf(#name " %.6g %.6g\n", crealf(f), cimagf(f));

double complex times(double, double, double, double) __asm__("__muldc3");
double complex over(double, double, double, double) __asm__("__divdc3");
float complex times_f(float, float, float, float) __asm__("__mulsc3");
float complex over_f(float, float, float, float) __asm__("__divsc3");

int main(void) {
    static const double parts[][2] = {{0.5, 0.25}, {-1.5, 2}, {0, -3}, {2, 0}};
    for (int i = 0; i < 4; i++) {
        double complex z = __builtin_complex(parts[i][0], parts[i][1]), r;
        float complex f;
        EACH(SHOW)
        EACH_F(SHOW_F)
        f = cpowf(z, 2.0f - 1.0f * I);
        printf("%.5g %.5g %.6g %.15Lg\n", crealf(f), cimagf(f), cargf(z), cargl(z));
    }
    volatile double a = INFINITY, b = NAN;
    double complex r = times(a, b, 1, 2);
    printf("%g %g\n", creal(r), cimag(r));
    r = over(1, 2, 0, 0);
    printf("%g %g\n", creal(r), cimag(r));
    r = over(6, 8, 3, 4);
    printf("%g %g\n", creal(r), cimag(r));
    float complex f = times_f(1, 2, 3, 4), g = over_f(5, 0, 1, 2);
    printf("%g %g %g %g\n", crealf(f), cimagf(f), crealf(g), cimagf(g));
    return 0;
}

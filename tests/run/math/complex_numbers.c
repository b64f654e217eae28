//! what: complex.h: creal cimag cabs carg conj cproj cexp clog csqrt cpow csin ccos and _Complex arithmetic
//! cflags: -lm
#include <complex.h>
#include <math.h>
#include <stdio.h>

static void show(const char *name, double complex z) {
    printf("%s %.14g %.14g\n", name, creal(z), cimag(z));
}

int main(void) {
    volatile double re = 3, im = -4;
    double complex z = re + im * I, w = 1 + 2 * I;
    show("z", z);
    printf("%g %.15g\n", cabs(z), carg(z));
    show("conj", conj(z));
    show("sum", z + w);
    show("difference", z - w);
    show("product", z * w);
    show("quotient", z / w);
    show("exp", cexp(w));
    show("log", clog(z));
    show("sqrt", csqrt(z));
    show("sqrt -1", csqrt(-1));
    show("pow", cpow(w, 2));
    show("sin", csin(w));
    show("cos", ccos(w));
    show("tan", ctan(w));
    show("sinh", csinh(w));
    show("proj", cproj(z));
    float complex f = 1.5f + 2.5f * I;
    f *= f;
    printf("%g %g %g\n", crealf(f), cimagf(f), cabsf(3.0f + 4.0f * I));
    long double complex l = 1.25L - 0.5L * I;
    l = l * l / (2.0L + 1.0L * I);
    printf("%Lg %Lg %Lg\n", creall(l), cimagl(l), cabsl(6.0L + 8.0L * I));
    double complex inf = INFINITY + 1 * I;
    show("inf*z", cproj(inf));
    printf("%d %d\n", z == conj(conj(z)), z != w);
    return 0;
}

//! what: math.h functions of the BSDs and System V, and the float and long double forms of the rare ones
//! cflags: -lm 
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>

double significand(double), scalb(double, double), drem(double, double);

#define D(call) printf(#call " %.14g\n", (double)(call));
#define F(call) printf(#call " %.6g\n", (double)(call));
#define L(call) printf(#call " %.16Lg\n", (long double)(call));

int main(void) {
    volatile double d = 2.5;
    volatile float f = 2.5f;
    volatile long double l = 2.5L;
    int sign = 0;
    D(drem(d, 2)) F(dremf(f, 2)) L(dreml(l, 2))
    F(exp10f(f)) L(exp10l(l))
    D(finite(d)) D(finitef(f)) D(finitel(l)) D(finite(INFINITY)) D(finitef(NAN)) D(finitel(-INFINITY))
    D(isinff(f)) D(isinff(-INFINITY)) D(isinfl(l)) D(isinfl(INFINITY)) D(isnanf(NAN)) D(isnanf(f)) D(isnanl(NAN)) D(isnanl(l))
    D(gamma(d)) F(gammaf(f)) L(gammal(l))
    D(lgamma_r(-0.5, &sign)) D(sign) F(lgammaf_r(-0.5f, &sign)) D(sign) L(lgammal_r(d, &sign)) D(sign)
    F(j0f(f)) L(j0l(l)) F(j1f(f)) L(j1l(l)) F(jnf(3, f)) L(jnl(3, l))
    F(y0f(f)) L(y0l(l)) F(y1f(f)) L(y1l(l)) F(ynf(3, f)) L(ynl(3, l))
    D(llogb(d)) D(llogbf(f)) D(llogbl(l)) D(llogb(0) == FP_LLOGB0) D(llogbl(NAN) == FP_LLOGBNAN)
    printf("%a %La\n", (double)nexttowardf(f, 3), nexttowardl(l, 2));
    D(roundeven(d)) D(roundeven(-3.5)) F(roundevenf(f)) L(roundevenl(l)) F(roundevenf(3.5f)) L(roundevenl(-3.5L))
    D(scalb(d, 3)) F(scalbf(f, -2)) L(scalbl(l, 10)) F(scalblnf(f, 4)) L(scalblnl(l, -4))
    D(significand(d * 8)) F(significandf(f / 8)) L(significandl(l * 100))
    double s, c;
    float sf, cf;
    long double sl, cl;
    sincos(d, &s, &c), sincosf(f, &sf, &cf), sincosl(l, &sl, &cl);
    D(s) D(c) F(sf) F(cf) L(sl) L(cl)
    return 0;
}

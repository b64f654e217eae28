//! what: functions of mathematics at their limits
//! run: exit 0
//! check: clean
#include <float.h>
#include <limits.h>
#include <math.h>
static const double all[] = {0.0, -0.0, 1.0, -1.0, DBL_MAX, -DBL_MAX, DBL_MIN, 5e-324, INFINITY, -INFINITY, NAN, 1e22, 0.5, 1e-300};
int main(void) {
    volatile double r;
    volatile long double l;
    int e;
    for (int i = 0; i < 14; i++)
        for (int k = 0; k < 14; k++) {
            double x = all[i], y = all[k];
            r = fmod(x, y); r = remainder(x, y); r = pow(x, y); r = hypot(x, y); r = atan2(x, y); r = nextafter(x, y);
            r = remquo(x, y, &e); r = fma(x, y, x); r = ldexp(x, INT_MAX); r = scalbln(x, LONG_MIN); r = frexp(x, &e);
            l = fmodl(x, y); l = powl(x, y); l = remainderl(x, y); l = ldexpl(x, INT_MIN);
            r = sin(x); r = cos(x); r = tan(x); r = exp(x); r = log(x); r = tgamma(x); r = lgamma(x); r = erf(x); r = cbrt(x);
            r = lround(x); r = llrint(x); r = ilogb(x); r = logb(x); r = expm1(x); r = log1p(x); r = asin(x); r = acosh(x);
            l = sinl(x); l = expl(x); l = logl(x); l = sqrtl(x);
        }
}

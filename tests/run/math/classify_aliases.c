//! what: the functions behind isnan, isinf, fpclassify and signbit of the old headers
//! cflags: -lm
#include <math.h>
#include <stdio.h>

int __finite(double), __finitef(float), __finitel(long double);
int __isinf(double), __isinff(float), __isinfl(long double);
int __isnan(double), __isnanf(float), __isnanl(long double);
int __signbit(double), __signbitf(float), __signbitl(long double);
int __fpclassify(double), __fpclassifyf(float), __fpclassifyl(long double);

// Where only "not zero" is promised, the value is the host's own.
#define YES(call) ((call) != 0)

int main(void) {
    volatile double values[] = {0, -0.0, 1.5, -1e-310, INFINITY, -INFINITY, NAN, 1e-40};
    for (int i = 0; i < 8; i++) {
        double v = values[i];
        printf("finite %d %d %d\n", YES(__finite(v)), YES(__finitef(v)), YES(__finitel(v)));
        printf("isinf %d %d %d\n", __isinf(v), __isinff(v), __isinfl(v));
        printf("isnan %d %d %d\n", YES(__isnan(v)), YES(__isnanf(v)), YES(__isnanl(v)));
        printf("signbit %d %d %d\n", YES(__signbit(v)), YES(__signbitf(v)), YES(__signbitl(v)));
        printf("fpclassify %d %d %d\n", __fpclassify(v), __fpclassifyf(v), __fpclassifyl(v));
    }
    return 0;
}

//! what: floating conversions of sscanf for float, double and long double
#include <math.h>
#include <stdio.h>

int main(void) {
    static const char *inputs[] = {"1", "-1.5", "+2.25e3", ".5", "5.", "1e-400", "1e400", "inf", "-INFINITY", "nan", "0x1.8p3", "1e", "e5", "3.14abc", "  7", "", "0x", "1.2.3", "infx", "-.e"};
    for (unsigned i = 0; i < sizeof inputs / sizeof *inputs; i++) {
        float f = -9;
        double d = -9;
        long double l = -9;
        int n = -1;
        int rf = sscanf(inputs[i], "%f", &f);
        int rd = sscanf(inputs[i], "%lf%n", &d, &n);
        int rl = sscanf(inputs[i], "%Lg", &l);
        printf("%-10s %d %d %d: %g %.17g %.20Lg %d\n", inputs[i], rf, rd, rl, (double)f, d, l, n);
    }
    double a = 0, b = 0;
    printf("%d ", sscanf("123.456", "%4lf%lf", &a, &b));
    printf("%g %g\n", a, b);
    printf("%d ", sscanf("1.5 2.5", "%*lf %le", &b));
    printf("%g\n", b);
    float f = 0, g = 0;
    printf("%d ", sscanf("0.1,0x.8p0", "%e,%a", &f, &g));
    printf("%.9g %g\n", (double)f, (double)g);
    return 0;
}

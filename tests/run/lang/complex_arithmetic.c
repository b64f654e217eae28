//! what: _Complex of float, double, long double and int: arithmetic, comparison, passing and returning
//! opt: 0 2
//! cflags: -lm
#include <stdio.h>

static _Complex double mul(_Complex double a, _Complex double b) { return a * b; }
static _Complex float half(_Complex float a) { return a / 2.0f; }
static _Complex long double inverse(_Complex long double a) { return 1.0L / a; }
struct holder { int tag; _Complex double z; };
static struct holder wrap(int tag, _Complex double z) { return (struct holder){tag, z}; }

int main(void) {
    volatile double r = 1.5, i = -2.5;
    _Complex double a = r + i * 1.0i, b = 2.0 + 3.0i;
    _Complex double c = mul(a, b);
    printf("%g %g\n", __real__ c, __imag__ c);
    c = a / b;
    printf("%.12g %.12g\n", __real__ c, __imag__ c);
    c = -a + ~b;
    printf("%g %g\n", __real__ c, __imag__ c);
    _Complex float f = half(3.0f + 5.0if);
    printf("%g %g\n", __real__ f, __imag__ f);
    _Complex long double l = inverse(0.0L + 2.0Li);
    printf("%Lg %Lg\n", __real__ l, __imag__ l);
    _Complex int n = 3 + 4i;
    n *= n;
    printf("%d %d\n", __real__ n, __imag__ n);
    struct holder h = wrap(7, a);
    __imag__ h.z = 9;
    printf("%d %g %g %zu\n", h.tag, __real__ h.z, __imag__ h.z, sizeof h);
    printf("%d %d\n", a == a, a != b);
    a += 1;
    a *= 1.0i;
    printf("%g %g\n", __real__ a, __imag__ a);
    return 0;
}

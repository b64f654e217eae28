//! what: the f-suffixed functions of math.h, printed with all their digits
//! cflags: -lm
#include <math.h>
#include <stdio.h>

int main(void) {
    static volatile float xs[] = {0.0f, 0.25f, -0.75f, 1.0f, 0.9f};
    for (unsigned i = 0; i < 5; i++) {
        float x = xs[i];
        printf("%g: %.9g %.9g %.9g %.9g %.9g %.9g\n", x, sinf(x), cosf(x), tanf(x), asinf(x), acosf(x), atanf(x));
        printf("  %.9g %.9g %.9g %.9g\n", sinhf(x), coshf(x), tanhf(x), asinhf(x));
        printf("  %.9g %.9g %.9g %.9g\n", expf(x), exp2f(x), expm1f(x), cbrtf(x));
        printf("  %.9g %.9g %.9g\n", powf(x, 3.0f), hypotf(x, 2.0f), atan2f(x, 2.0f));
        if (x > 0)
            printf("  %.9g %.9g %.9g %.9g %.9g\n", logf(x), log2f(x), log10f(x), log1pf(x), sqrtf(x));
        if (x > -1 && x < 1)
            printf("  %.9g\n", atanhf(x));
        printf("  %.9g %.9g\n", acoshf(x + 2), copysignf(x, -1.0f));
        float whole;
        int q;
        printf("  %.9g %.9g %.9g %.9g\n", modff(x * 7, &whole), fmodf(x * 7, 2.0f), remainderf(x * 7, 2.0f), remquof(x * 7, 2.0f, &q));
        printf("  %ld %lld %lld %.9g %.9g\n", lrintf(x), llrintf(x), llroundf(x), nearbyintf(x), fdimf(x, 0.5f));
        printf("  %.9g %.9g %d %d\n", scalbnf(x, 3), logbf(x + 8), isnan(nanf("")) != 0, signbit(x) != 0);
    }
    return 0;
}

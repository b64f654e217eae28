//! what: the sign of the NaN that an invalid operation gives, in every float type
//! opt: 0 1
#include <stdio.h>

#define TEST(T)                                                                                                        \
    do {                                                                                                               \
        volatile T zero = 0, inf = 1 / zero;                                                                           \
        volatile T difference = inf - inf, product = zero * inf, quotient = zero / zero;                               \
        printf("%f %f %f %f\n", (double)difference, (double)product, (double)quotient, (double)-difference);           \
    } while (0)

int main(void) {
    TEST(float);
    TEST(double);
    TEST(long double);
    TEST(__float128);
#ifdef __FLT16_MAX__
    TEST(_Float16);
#endif
    return 0;
}

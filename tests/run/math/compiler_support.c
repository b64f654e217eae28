//! what: the functions of the compiler's own library that a program can name
#include <stdio.h>

int __clzdi2(long), __ctzdi2(long), __popcountdi2(long);
double __powidf2(double, int);
float __powisf2(float, int);

int main(void) {
    volatile long v = 0x00f0f00000000100;
    printf("%d %d %d\n", __clzdi2(v), __ctzdi2(v), __popcountdi2(v));
    printf("%d %d %d\n", __clzdi2(-1), __ctzdi2(1L << 63), __popcountdi2(-1));
    for (int i = -3; i <= 10; i += 3)
        printf("%g %g\n", __powidf2(1.5, i), __powisf2(-2.5f, i));
    return 0;
}

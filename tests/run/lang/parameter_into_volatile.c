//! what: a parameter stored into a variable that held something else before
//! opt: 0 1 2
#include <stdio.h>

__attribute__((noinline)) static int later(int a) {
    volatile int x = 7;
    int before = x;
    x = a;
    return x + before * 100;
}

__attribute__((noinline)) static int twice(int a, int b) {
    volatile int x = a;
    x = b;
    x = x + 1;
    return x;
}

__attribute__((noinline)) static long floats(long a, double d) {
    volatile double z = 1.5;
    double q = z;
    z = d;
    volatile long w;
    w = 3;
    w = w + 1;
    w = a;
    return w + (long)(z * q);
}

int main(void) {
    printf("%d %d %ld\n", later(5), twice(1, 2), floats(9, 4));
    return 0;
}

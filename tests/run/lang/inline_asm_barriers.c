//! what: empty inline assembly keeps the values of its operands, whatever their order; annotations too
//! opt: 0 1 2
#include <stdio.h>

int main(void) {
    int x = 5, y = 6, m = 1, z;
    long l = 7;
    double d = 2.5;
    __int128 q = 99;
    // Outputs in memory count when operands are numbered.
    __asm__ volatile("" : "=m"(m), "+r"(x));
    __asm__ volatile("" : "+r"(x), "+r"(y));
    __asm__ volatile("" : "+m"(l));
    __asm__ volatile("" : "+x"(d));
    __asm__ volatile("" : "+r"(l), "=m"(m) : "r"(x) : "memory");
    __asm__ volatile("" : "+g"(x));
    __asm__ volatile("" : "+r"(x), "+r"(l) : "r"(y), "m"(m));
    __asm__ volatile("" : "+m"(q));
    __asm__("" : "=r"(z) : "0"(x));
    printf("%d %d %ld %g %d %d\n", x, y, l, d, z, (int)q);
    printf("%d\n", __builtin_annotation(x, "kept"));
    return 0;
}

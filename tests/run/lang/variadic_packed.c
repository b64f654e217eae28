//! what: variadic structs whose alignment is lower than that of their fields
//! opt: 0 2
#include <stdarg.h>
#include <stdio.h>

typedef union __attribute__((packed)) {
    __int128 wide;
    short narrow;
} packed;

__attribute__((noinline)) static long sum(int n, ...) {
    va_list ap;
    va_start(ap, n);
    long total = 0;
    for (int i = 0; i < n; i++) {
        packed x = va_arg(ap, packed);
        total = total * 3 + (long)x.wide;
        total += va_arg(ap, int);
        total += (long)va_arg(ap, double);
    }
    total += va_arg(ap, int);
    va_end(ap);
    return total;
}

int main(void) {
    packed a = {5}, b = {6};
    printf("%ld\n", sum(3, a, 1, 2.0, b, 3, 4.0, a, 5, 6.0, 77));
    return 0;
}

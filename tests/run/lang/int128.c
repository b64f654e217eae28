//! what: __int128 multiplication, division, shifts, comparison and conversion, printed by halves
//! opt: 0 2
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

static void show(u128 v) {
    printf("%016lx%016lx\n", (uint64_t)(v >> 64), (uint64_t)v);
}
static void decimal(u128 v) {
    char text[48], *p = text + 47;
    *p = 0;
    do
        *--p = (char)('0' + (int)(v % 10));
    while (v /= 10);
    printf("%s\n", p);
}
static u128 identity(u128 a, int b, u128 c) {
    return a + (u128)b * c;
}

int main(void) {
    volatile uint64_t a = 0xfedcba9876543210u, b = 0x123456789abcdef1u;
    u128 p = (u128)a * b;
    show(p);
    decimal(p);
    show(p / b);
    show(p % 1000000007u);
    show(p / ((u128)b << 40));
    show(p % ((u128)b << 40));
    i128 n = -(i128)p;
    show((u128)n);
    show((u128)(n / 12345));
    show((u128)(n % 12345));
    show((u128)(n >> 70));
    show((u128)n >> 70);
    for (int s = 0; s < 128; s += 21)
        show((u128)b << s);
    printf("%d %d %d\n", n < 0, (u128)n > p, n == -(i128)p);
    show(identity(p, 3, p));
    decimal(~(u128)0);
    struct {
        char c;
        i128 v;
    } s = {1, -5};
    printf("%zu %ld\n", sizeof s, (long)s.v);
    u128 fact = 1;
    for (unsigned i = 2; i <= 34; i++)
        fact *= i;
    decimal(fact);
    return 0;
}

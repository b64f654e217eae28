//! what: integer conversions of sscanf: bases, widths, length modifiers, suppression and %n
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
    int a = 0, b = 0, c = 0, n = 0;
    unsigned u = 0, x = 0, o = 0;
    printf("%d ", sscanf("12 -34 +56", "%d %d %d", &a, &b, &c));
    printf("%d %d %d\n", a, b, c);
    printf("%d ", sscanf("0x1f 017 19 0", "%i %i %i", &a, &b, &c));
    printf("%d %d %d\n", a, b, c);
    printf("%d ", sscanf("4294967295 ff 777", "%u %x %o", &u, &x, &o));
    printf("%u %u %u\n", u, x, o);
    printf("%d ", sscanf("0xFFzz", "%X%n", &x, &n));
    printf("%u %d\n", x, n);
    printf("%d ", sscanf("123456789", "%3d%2d%d", &a, &b, &c));
    printf("%d %d %d\n", a, b, c);
    a = 7;
    printf("%d ", sscanf("1 2 3", "%*d %d %*d%n", &a, &n));
    printf("%d %d\n", a, n);
    signed char hh;
    short h;
    long l;
    long long ll;
    intmax_t j;
    size_t z;
    ptrdiff_t t;
    printf("%d ", sscanf("300 70000 -5 -9223372036854775808 77 88 -99", "%hhd %hd %ld %lld %jd %zu %td", &hh, &h, &l, &ll, &j, &z, &t));
    printf("%d %d %ld %lld %jd %zu %td\n", hh, h, l, ll, j, z, t);
    printf("%d\n", sscanf("", "%d", &a));
    printf("%d\n", sscanf("   ", "%d", &a));
    printf("%d\n", sscanf("abc", "%d", &a));
    printf("%d\n", sscanf("-", "%d", &a));
    printf("%d ", sscanf("5,6;7", "%d,%d,%d", &a, &b, &c));
    printf("%d %d\n", a, b);
    printf("%d ", sscanf(" 5 % 6", "%d %% %d", &a, &b));
    printf("%d %d\n", a, b);
    printf("%d ", sscanf("10:20:30", "%d:%d:%d", &a, &b, &c));
    printf("%d %d %d\n", a, b, c);
    printf("%d ", sscanf("99999999999999999999", "%ld", &l));
    printf("%ld\n", l);
    printf("%d ", sscanf("-1", "%u", &u));
    printf("%u\n", u);
    n = -1;
    printf("%d ", sscanf("xyz", "abc%n", &n));
    printf("%d\n", n);
    void *p = NULL;
    printf("%d ", sscanf("0x1234", "%p", &p));
    printf("%d\n", p == (void *)0x1234);
    return 0;
}

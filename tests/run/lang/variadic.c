//! what: variadic functions taking every kind of argument, va_copy, and a va_list passed down
//! opt: 0 2
#include <stdarg.h>
#include <stdio.h>

struct small { int a; };
struct pair { double d; long l; };
struct floats { float x, y; };
struct big { long v[5]; };

static void show_v(const char *kinds, va_list ap) {
    for (; *kinds; kinds++)
        switch (*kinds) {
        case 'i': printf("%d ", va_arg(ap, int)); break;
        case 'u': printf("%u ", va_arg(ap, unsigned)); break;
        case 'l': printf("%ld ", va_arg(ap, long)); break;
        case 'd': printf("%g ", va_arg(ap, double)); break;
        case 'L': printf("%Lg ", va_arg(ap, long double)); break;
        case 's': printf("%s ", va_arg(ap, char *)); break;
        case 'S': printf("{%d} ", va_arg(ap, struct small).a); break;
        case 'P': {
            struct pair p = va_arg(ap, struct pair);
            printf("{%g %ld} ", p.d, p.l);
            break;
        }
        case 'F': {
            struct floats f = va_arg(ap, struct floats);
            printf("{%g %g} ", f.x, f.y);
            break;
        }
        case 'B': {
            struct big b = va_arg(ap, struct big);
            printf("{%ld %ld} ", b.v[0], b.v[4]);
            break;
        }
        case 'x': {
            __int128 v = va_arg(ap, __int128);
            printf("%lx:%lx ", (long)(v >> 64), (long)v);
            break;
        }
        case 'f': printf("%d ", va_arg(ap, int (*)(int))(20)); break;
        }
    printf("\n");
}
static void show(const char *kinds, ...) {
    va_list ap, copy;
    va_start(ap, kinds);
    va_copy(copy, ap);
    show_v(kinds, ap);
    va_end(ap);
    show_v(kinds, copy);
    va_end(copy);
}
static int sum(int count, ...) {
    va_list ap;
    va_start(ap, count);
    int total = 0;
    while (count--)
        total += va_arg(ap, int);
    va_end(ap);
    return total;
}
static int twice(int x) {
    return x * 2;
}
static double mixed(double first, int n, ...) {
    va_list ap;
    va_start(ap, n);
    for (int i = 0; i < n; i++)
        first += i % 2 ? va_arg(ap, int) : va_arg(ap, double);
    va_end(ap);
    return first;
}

int main(void) {
    show("iuls", -1, 4000000000u, 1L << 40, "text");
    show("dddddddddd", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10.);
    show("iiiiiiiiii", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    show("idLidLidL", 1, 1.5, 2.5L, 2, 3.5, 4.5L, 3, 5.5, 6.5L);
    show("SPFBiSPFB", (struct small){1}, (struct pair){1.5, 2}, (struct floats){2.5f, 3.5f}, (struct big){{4, 0, 0, 0, 5}}, 6, (struct small){7}, (struct pair){8.5, 9}, (struct floats){10.5f, 11.5f}, (struct big){{12, 0, 0, 0, 13}});
    show("PPPPPPP", (struct pair){1, 1}, (struct pair){2, 2}, (struct pair){3, 3}, (struct pair){4, 4}, (struct pair){5, 5}, (struct pair){6, 6}, (struct pair){7, 7});
    /* No __int128 on the stack: clang before 18 passes it where its own va_arg does not look. */
    show("xixi", (__int128)1 << 100, 5, -(__int128)7, 6);
    show("fsf", twice, "fn", twice);
    printf("%d %d %d\n", sum(0), sum(3, 1, 2, 3), sum(12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
    printf("%g\n", mixed(0.5, 4, 1.5, 2, 3.5, 4));
    float f = 1.25f;
    char c = 'c';
    short s = -3;
    show("dii", f, c, s);
    return 0;
}

//! what: structs of 1 to 40 bytes and mixed classes are passed and returned by value
//! opt: 0 1 2 3
#include <stdint.h>
#include <stdio.h>

#define SIZED(N)                                                    \
    struct s##N {                                                   \
        unsigned char b[N];                                         \
    };                                                              \
    __attribute__((noinline)) static struct s##N turn##N(int x, struct s##N v, int y) { \
        struct s##N r;                                              \
        for (int i = 0; i < N; i++)                                 \
            r.b[i] = (unsigned char)(v.b[N - 1 - i] + x - y);       \
        return r;                                                   \
    }                                                               \
    static void test##N(void) {                                     \
        struct s##N v;                                              \
        for (int i = 0; i < N; i++)                                 \
            v.b[i] = (unsigned char)(i * 7 + N);                    \
        struct s##N r = turn##N(10, turn##N(3, v, 1), 2);           \
        unsigned h = 0;                                             \
        for (int i = 0; i < N; i++)                                 \
            h = h * 31 + r.b[i];                                    \
        printf("%d:%u ", N, h);                                     \
    }
#define ALL(M) M(1) M(2) M(3) M(4) M(5) M(6) M(7) M(8) M(9) M(10) M(11) M(12) M(13) M(15) M(16) M(17) M(20) M(24) M(31) M(32) M(33) M(40)
ALL(SIZED)
#define RUN(N) test##N();

struct ff { float a, b; };
struct fff { float a, b, c; };
struct fi { float a; int b; };
struct di { double a; int b; };
struct id { int a; double b; };
struct dd { double a, b; };
struct ddd { double a, b, c; };
struct cf { char a; float b; short c; };
struct ld { long double a; };
struct nested { struct fi x; struct { char c; } y; };
struct ptr { const char *s; long n; };
union u { int i; double d; char c[12]; };
struct empty {};

__attribute__((noinline)) static struct ff f1(struct ff v, float k) { return (struct ff){v.b * k, v.a + k}; }
__attribute__((noinline)) static struct fff f2(struct fff v) { return (struct fff){v.c, v.a, v.b}; }
__attribute__((noinline)) static struct fi f3(struct fi v) { return (struct fi){(float)v.b, (int)v.a}; }
__attribute__((noinline)) static struct di f4(int a, struct di v, double d) { return (struct di){v.a + d, v.b + a}; }
__attribute__((noinline)) static struct id f5(struct id v) { return (struct id){(int)v.b, v.a}; }
__attribute__((noinline)) static struct dd f6(struct dd v) { return (struct dd){v.b, v.a}; }
__attribute__((noinline)) static struct ddd f7(struct ddd v, struct ddd w) { return (struct ddd){v.c + w.a, v.b, v.a}; }
__attribute__((noinline)) static struct cf f8(struct cf v) { return (struct cf){(char)(v.a + 1), v.b * 2, (short)-v.c}; }
__attribute__((noinline)) static struct ld f9(struct ld v, long double w) { return (struct ld){v.a * w}; }
__attribute__((noinline)) static struct nested f10(struct nested v) { v.x.b++; v.y.c++; return v; }
__attribute__((noinline)) static struct ptr f11(struct ptr v) { return (struct ptr){v.s + 1, v.n * 2}; }
__attribute__((noinline)) static union u f12(union u v) { v.i++; return v; }
__attribute__((noinline)) static int f13(struct empty e, int x) { (void)e; return x; }
__attribute__((noinline)) static long many(long a, long b, long c, long d, long e, struct ptr p, struct di q, struct s24 s, long f) {
    return a + b * 2 + c * 3 + d * 4 + e * 5 + p.n * 6 + (long)q.a * 7 + q.b * 8 + s.b[23] * 9 + f * 10;
}

int main(void) {
    ALL(RUN)
    printf("\n");
    struct ff a = f1((struct ff){1.5f, 2.5f}, 2);
    struct fff b = f2((struct fff){1, 2, 3});
    struct fi c = f3((struct fi){7.9f, 3});
    struct di d = f4(1, (struct di){0.5, 2}, 0.25);
    struct id e = f5((struct id){4, 9.75});
    struct dd f = f6((struct dd){1.25, 2.25});
    struct ddd g = f7((struct ddd){1, 2, 3}, (struct ddd){10, 20, 30});
    struct cf h = f8((struct cf){'a', 1.5f, 100});
    struct ld i = f9((struct ld){1.5L}, 3);
    struct nested j = f10((struct nested){{1.5f, 2}, {3}});
    struct ptr k = f11((struct ptr){"string", 21});
    union u l = f12((union u){.i = 41});
    printf("%g %g | %g %g %g | %g %d | %g %d | %d %g | %g %g\n", a.a, a.b, b.a, b.b, b.c, c.a, c.b, d.a, d.b, e.a, e.b, f.a, f.b);
    printf("%g %g %g | %c %g %d | %Lg | %g %d %d | %s %ld | %d | %d\n", g.a, g.b, g.c, h.a, h.b, h.c, i.a, j.x.a, j.x.b, j.y.c, k.s, k.n, l.i, f13((struct empty){}, 5));
    struct s24 s = {{0}};
    s.b[23] = 11;
    printf("%ld\n", many(1, 2, 3, 4, 5, k, d, s, 6));
    struct ptr (*through)(struct ptr) = f11;
    printf("%s\n", through(through(k)).s);
    return 0;
}

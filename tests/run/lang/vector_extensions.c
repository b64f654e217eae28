//! what: vector_size types: arithmetic, comparison masks, shifts, shuffles, conversion, element access
//! opt: 0 2
#include <stdio.h>

typedef int v4i __attribute__((vector_size(16)));
typedef unsigned v4u __attribute__((vector_size(16)));
typedef float v4f __attribute__((vector_size(16)));
typedef double v2d __attribute__((vector_size(16)));
typedef signed char v16c __attribute__((vector_size(16)));
typedef short v8s __attribute__((vector_size(16)));
typedef long long v4l __attribute__((vector_size(32)));

static void show(v4i v) {
    printf("%d %d %d %d\n", v[0], v[1], v[2], v[3]);
}
static v4i add_all(v4i a, v4i b, int k) {
    return a + b * k;
}

int main(void) {
    v4i a = {1, -2, 3, 40}, b = {5, 6, -7, 8};
    show(a + b);
    show(a - b);
    show(a * b);
    show(b / a);
    show(b % (a + 100));
    show(a & b);
    show(a | b);
    show(a ^ b);
    show(~a);
    show(-a);
    show(a < b);
    show(a == (v4i){1, 0, 3, 0});
    show(a << 2);
    show(a >> (v4i){0, 1, 1, 3});
    show((v4i)((v4u)a >> 28));
    show(__builtin_shufflevector(a, b, 0, 4, 3, 7));
    show(__builtin_shufflevector(a, a, 3, 2, 1, 0));
    show(add_all(a, b, 10));
    v4f f = {1.5f, -2.5f, 3.25f, 0.0f};
    f = f * 2 + 1;
    printf("%g %g %g %g\n", f[0], f[1], f[2], f[3]);
    show(f > 0);
    show(__builtin_convertvector(f, v4i));
    v4f g = __builtin_convertvector(a, v4f) / 4;
    printf("%g %g %g %g\n", g[0], g[1], g[2], g[3]);
    v2d d = {1.25, -8};
    d *= d;
    printf("%g %g\n", d[0], d[1]);
    v16c c;
    for (int i = 0; i < 16; i++)
        c[i] = (signed char)(i * 20);
    c += c;
    int total = 0;
    for (int i = 0; i < 16; i++)
        total = total * 3 + c[i];
    printf("%d\n", total);
    v8s s = (v8s)c;
    printf("%d %d\n", s[0], s[7]);
    v4l l = {1LL << 40, 2, 3, -4};
    l = l * l + 1;
    printf("%lld %lld %lld %lld\n", l[0], l[1], l[2], l[3]);
    volatile int index = 2;
    a[index] = 99;
    show(a);
    v4i mask = a > b;
    show((a & mask) | (b & ~mask));
    printf("%d %d %d\n", __builtin_reduce_xor(a), __builtin_reduce_max(a), __builtin_reduce_min(a));
    show(__builtin_elementwise_max(a, b));
    return 0;
}

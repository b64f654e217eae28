//! what: volatile accesses, static locals, const folding, restrict, register, and integer promotions
//! opt: 0 3
#include <stdio.h>

static volatile int v = 1;
static const int table[] = {2, 3, 5, 7, 11};
static int next(void) {
    static int state = 100;
    static int calls;
    calls++;
    return state -= calls;
}
static void scale(int n, float *restrict to, const float *restrict from) {
    for (register int i = 0; i < n; i++)
        to[i] = from[i] * 3;
}

int main(void) {
    v++;
    v += v;
    int twice = v + v;
    printf("%d %d\n", v, twice);
    for (int i = 0; i < 4; i++)
        printf("%d ", next());
    printf("\n");
    float in[5] = {1, 2, 3, 4, 5}, out[5];
    scale(5, out, in);
    printf("%g %g\n", out[0], out[4]);
    int product = 1;
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++)
        product *= table[i];
    printf("%d\n", product);
    unsigned char a = 200, b = 100;
    signed char c = -1;
    unsigned short s = 65535;
    printf("%d %d %d %d\n", a + b, (unsigned char)(a + b), c < 0u ? 1 : 0, s * 2);
    printf("%zu %zu %zu\n", sizeof(a + b), sizeof(1 ? a : 1L), sizeof('a'));
    volatile double d = 0.1;
    printf("%d %d\n", d + 0.2 == 0.3, (float)d == 0.1f);
    volatile long double l = 0.1L;
    printf("%d\n", l == (long double)0.1);
    return 0;
}

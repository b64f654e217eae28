//! what: integers over 128 bits: _BitInt, and the overflow checks of mixed signs that clang widens
//! opt: 0 2
#include <stdio.h>

static void show(unsigned __int128 v) { printf("%llx:%llx ", (unsigned long long)(v >> 64), (unsigned long long)v); }

#ifdef __BITINT_MAXWIDTH__
#if __BITINT_MAXWIDTH__ >= 256
#define WIDE 1
#endif
#endif

#ifdef WIDE
#define TEST(W)                                                                                                        \
    static void test_##W(unsigned long long x, unsigned long long y) {                                                 \
        unsigned _BitInt(W) a = (((unsigned _BitInt(W))x << 100) ^ y) * x + 1, b = ((unsigned _BitInt(W))y << 40) | 3; \
        signed _BitInt(W) s = (signed _BitInt(W))a, t = -(signed _BitInt(W))b;                                         \
        unsigned _BitInt(W) all[] = {a + b, a - b, a * b, a / b, a % b, a << 77, a >> 77, ~a, s / t, s % t, s >> 91};  \
        for (unsigned i = 0; i < sizeof all / sizeof *all; i++) {                                                      \
            show((unsigned __int128)(all[i] >> (W - 128)));                                                            \
            show((unsigned __int128)all[i]);                                                                           \
        }                                                                                                              \
        unsigned _BitInt(W) o;                                                                                         \
        int over = __builtin_add_overflow(a, b, &o) + 2 * __builtin_sub_overflow(b, a, &o);                            \
        printf("%d %d%d%d%d\n", over, a < b, s < t, a >= b, s >= t);                                                   \
    }
TEST(129)
TEST(192)
TEST(200)
TEST(256)
#endif

int main(void) {
    volatile long long seed = 0x123456789abcdef;
    for (int i = 0; i < 5; i++) {
        unsigned long long x = seed * (i + 1) * 6364136223846793005ull, y = x * x + 1442695040888963407ull;
#ifdef WIDE
        test_129(x, y);
        test_192(x, y);
        test_200(x, y);
        test_256(x, y);
#endif
        __int128 a = ((__int128)x << 64) | y, b = ((__int128)y << 60) ^ x;
        unsigned __int128 u = a, r = 0;
        signed char c = 0;
        printf("%d ", __builtin_add_overflow(a, b, &r));
        show(r);
        printf("%d ", __builtin_sub_overflow(u, b, &r));
        show(r);
        printf("%d %d\n", __builtin_add_overflow(u, b, &c), c);
    }
    return 0;
}

//! what: __builtin_{add,sub,mul}_overflow at every width and mixed types, and saturation by hand
//! opt: 0 2
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

#define TRY(T, F, a, b)                                                                              \
    do {                                                                                             \
        volatile T x = (a), y = (b);                                                                 \
        T r1, r2, r3;                                                                                \
        int o1 = __builtin_add_overflow(x, y, &r1), o2 = __builtin_sub_overflow(x, y, &r2), o3 = __builtin_mul_overflow(x, y, &r3); \
        printf("%d:" F " %d:" F " %d:" F "\n", o1, r1, o2, r2, o3, r3);                              \
    } while (0)

static int saturating_add(int a, int b) {
    int r;
    return __builtin_add_overflow(a, b, &r) ? (a < 0 ? INT_MIN : INT_MAX) : r;
}

int main(void) {
    TRY(int8_t, "%d", 100, 100);
    TRY(int8_t, "%d", -128, -1);
    TRY(uint8_t, "%u", 200, 100);
    TRY(int16_t, "%d", 32767, 2);
    TRY(uint16_t, "%u", 256, 256);
    TRY(int, "%d", INT_MAX, 1);
    TRY(int, "%d", INT_MIN, -1);
    TRY(unsigned, "%u", 0, 1);
    TRY(unsigned, "%u", 65536, 65536);
    TRY(long, "%ld", LONG_MAX, 2);
    TRY(long, "%ld", LONG_MIN, -1);
    TRY(unsigned long, "%lu", ULONG_MAX, 2);
    TRY(long, "%ld", 3037000500L, 3037000500L);
    volatile int big = 300;
    unsigned char narrow;
    int o = __builtin_add_overflow(big, 5, &narrow);
    printf("%d %d\n", o, narrow);
    long wide;
    o = __builtin_mul_overflow(INT_MAX, (long)big, &wide);
    printf("%d %ld\n", o, wide);
    unsigned u;
    o = __builtin_sub_overflow(big, 400, &u);
    printf("%d %u\n", o, u);
    __int128 v;
    o = __builtin_mul_overflow((__int128)1 << 100, (__int128)big << 30, &v);
    printf("%d\n", o);
    printf("%d %d %d\n", saturating_add(INT_MAX, 5), saturating_add(INT_MIN, -5), saturating_add(3, 4));
    unsigned carry = 0;
    unsigned long c2 = 0;
    printf("%u ", __builtin_addc(0xffffffffu, 1u, 0u, &carry));
    printf("%u ", carry);
    printf("%lx ", __builtin_subcl(0ul, 1ul, 1ul, &c2));
    printf("%lu\n", c2);
    return 0;
}

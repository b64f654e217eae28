//! what: every integer operator at every width and signedness, over edge values
//! opt: 0 1 2 3
#include <stdint.h>
#include <stdio.h>

#define CHECK(T, U, NAME)                                                                                    \
    static uint64_t NAME(void) {                                                                             \
        static volatile T values[] = {0, 1, 2, 3, 7, 100, (T)-1, (T)-2, (T)-100, (T)((U)~(U)0 >> 1), (T)(((U)~(U)0 >> 1) + 1), (T)0x55, (T)0xAA}; \
        uint64_t h = 1469598103934665603u;                                                                   \
        for (unsigned i = 0; i < 13; i++)                                                                    \
            for (unsigned j = 0; j < 13; j++) {                                                              \
                T a = values[i], b = values[j];                                                              \
                U ua = (U)a, ub = (U)b;                                                                      \
                unsigned s = (unsigned)ub % (sizeof(T) * 8);                                                 \
                U r[20];                                                                                     \
                r[0] = (U)(ua + ub), r[1] = (U)(ua - ub), r[2] = (U)((uint64_t)ua * ub);                     \
                r[3] = (U)(a & b), r[4] = (U)(a | b), r[5] = (U)(a ^ b), r[6] = (U)~a;                       \
                r[7] = (U)(ua << s), r[8] = (U)(ua >> s), r[9] = (U)(a >> s);                                \
                r[10] = a < b, r[11] = a <= b, r[12] = a == b, r[13] = ua < ub, r[14] = !a;                  \
                r[15] = (U)(0 - ua);                                                                         \
                r[16] = r[17] = r[18] = r[19] = 0;                                                           \
                if (b != 0) {                                                                                \
                    r[16] = ua / ub, r[17] = ua % ub;                                                        \
                    if (!((T)-1 < 0 && (U)a == (U)(((U)~(U)0 >> 1) + 1) && b == (T)-1))                      \
                        r[18] = (U)(a / b), r[19] = (U)(a % b);                                              \
                }                                                                                            \
                for (int k = 0; k < 20; k++)                                                                 \
                    h = (h ^ (uint64_t)r[k]) * 1099511628211u;                                               \
            }                                                                                                \
        return h;                                                                                            \
    }
CHECK(int8_t, uint8_t, check_i8)
CHECK(uint8_t, uint8_t, check_u8)
CHECK(int16_t, uint16_t, check_i16)
CHECK(uint16_t, uint16_t, check_u16)
CHECK(int32_t, uint32_t, check_i32)
CHECK(uint32_t, uint32_t, check_u32)
CHECK(int64_t, uint64_t, check_i64)
CHECK(uint64_t, uint64_t, check_u64)
CHECK(__int128, unsigned __int128, check_i128)

int main(void) {
    printf("%lx %lx %lx %lx\n", check_i8(), check_u8(), check_i16(), check_u16());
    printf("%lx %lx %lx %lx %lx\n", check_i32(), check_u32(), check_i64(), check_u64(), check_i128());
    volatile int minus = -7, two = 2;
    printf("%d %d %d %d\n", minus / two, minus % two, minus / -two, minus % -two);
    printf("%d %u %d\n", minus >> 1, (unsigned)minus >> 28, (int)(signed char)0x80);
    volatile unsigned char uc = 250;
    uc += 10;
    volatile short sh = 32767;
    sh++;
    printf("%d %d\n", uc, sh);
    volatile unsigned u = 1;
    printf("%d %d\n", -1 < (int)u, -1 < u);
    return 0;
}

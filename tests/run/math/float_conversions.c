//! what: casts between every integer width and float, double, long double, with ties and limits in range
//! opt: 0 2
#include <float.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
    static volatile double ds[] = {0.0, 0.9, -0.9, 1.5, 127.9, -128.9, 255.5, 32767.5, 65535.5, 2147483647.5, -2147483648.5};
    for (unsigned i = 0; i < sizeof ds / sizeof *ds; i++) {
        double d = ds[i];
        if (d > -129 && d < 128)
            printf("i8 %d ", (int8_t)d);
        if (d > -1 && d < 256)
            printf("u8 %d ", (uint8_t)d);
        if (d > -32769 && d < 32768)
            printf("i16 %d ", (int16_t)d);
        if (d > -1 && d < 65536)
            printf("u16 %d ", (uint16_t)d);
        if (d > -1)
            printf("u32 %u u64 %lu ", (uint32_t)d, (uint64_t)d);
        printf("i32 %d i64 %ld f %.9g l %.20Lg\n", (int32_t)d, (int64_t)d, (double)(float)d, (long double)d);
    }
    static volatile uint64_t us[] = {0, 1, 16777217, 9007199254740993u, 1ull << 63, UINT64_MAX, UINT64_MAX - 1023, 0x8000000000000401u};
    for (unsigned i = 0; i < sizeof us / sizeof *us; i++)
        printf("%.17g %.9g %.21Lg %.17g %.9g\n", (double)us[i], (double)(float)us[i], (long double)us[i], (double)(int64_t)us[i], (double)(float)(int64_t)us[i]);
    volatile double big = 18446744073709549568.0, half = 9223372036854775808.0;
    printf("%lu %lu %lu\n", (uint64_t)big, (uint64_t)half, (uint64_t)(float)half);
    volatile long double wide = 18446744073709551615.0L;
    printf("%lu %.17g %.9g\n", (uint64_t)wide, (double)wide, (double)(float)wide);
    volatile long double neg = -9223372036854775808.0L;
    printf("%ld %d\n", (int64_t)neg, (int)(long double)-3.99L);
    volatile __int128 huge = ((__int128)1 << 100) + 1;
    printf("%.17g %.9g %.17g\n", (double)huge, (double)(float)huge, (double)(unsigned __int128)-1);
    volatile double hd = 1e30;
    __int128 hi = (__int128)hd;
    printf("%lx %lx\n", (uint64_t)(hi >> 64), (uint64_t)hi);
    volatile float tiny = FLT_MIN;
    printf("%a %a %a\n", (double)tiny, (double)(tiny / 2), (double)(float)1e-46);
    volatile double over = 1e300;
    printf("%g %g\n", (double)(float)over, (double)(float)-over);
    printf("%d %d\n", (_Bool)ds[1], (_Bool)ds[0]);
    return 0;
}

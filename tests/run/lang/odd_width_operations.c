//! what: shifts by the width minus one, sign extension chains, mixed-width comparisons, three-byte structs, bools
//! opt: 0 1 2 3
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct three { uint8_t b[3]; };
static uint32_t load3(struct three t) { return t.b[0] | t.b[1] << 8 | (uint32_t)t.b[2] << 16; }

int main(void) {
    volatile int8_t i8 = -128;
    volatile int16_t i16 = i8;
    volatile int32_t i32 = i16 * 2;
    volatile int64_t i64 = (int64_t)i32 * (1L << 31);
    printf("%d %d %d %ld\n", i8, i16, i32, i64);
    printf("%u %u %lu\n", (uint8_t)i8, (uint16_t)i8, (uint64_t)i8);
    printf("%d %d\n", i8 < (uint8_t)1, (unsigned)i8 > 1u);
    volatile uint32_t u = 0x80000000;
    printf("%x %x %d\n", u >> 31, u << 1, (int32_t)u >> 31);
    volatile uint64_t w = 1;
    printf("%lx %lx\n", w << 63, (w << 63) >> 63);
    volatile bool t = 5, f = 0;
    t += 3;
    f |= 2;
    printf("%d %d %d %d\n", t, f, t + f, t ^ f);
    bool *pb = (bool[]){true, false, true};
    printf("%d\n", pb[0] + pb[1] + pb[2]);
    printf("%x\n", load3((struct three){{0x11, 0x22, 0x33}}));
    volatile uint64_t x = 0xf123456789abcdefu;
    printf("%x %x %x %d %d\n", (uint8_t)x, (uint16_t)x, (uint32_t)x, (int8_t)x, (int16_t)x);
    uint64_t h = 0;
    for (int i = 0; i < 64; i++)
        h = h * 3 + ((x >> i) & 1) + ((int64_t)x >> i) % 7;
    printf("%lx\n", h);
    uint32_t crc = ~0u;
    for (const char *p = "The quick brown fox"; *p; p++) {
        crc ^= (uint8_t)*p;
        for (int k = 0; k < 8; k++)
            crc = crc >> 1 ^ (0xedb88320u & -(crc & 1));
    }
    printf("%08x\n", ~crc);
    enum small { A = 1, B = -1 } e = B;
    enum big { HUGE_ = 0x100000000 } g = HUGE_;
    printf("%zu %zu %d %lx\n", sizeof e, sizeof g, e < A, (long)g);
    return 0;
}

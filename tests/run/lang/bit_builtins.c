//! what: clz ctz popcount parity ffs clrsb bswap bitreverse rotate at every width
//! opt: 0 2
#include <stdint.h>
#include <stdio.h>

int main(void) {
    static volatile uint64_t values[] = {1, 2, 0x80, 0xff00, 0x80000000, 0x123456789abcdef0, 0x8000000000000000, 0xffffffffffffffff, 0x00f0f0f000000000, 3};
    for (int i = 0; i < 10; i++) {
        uint64_t v = values[i];
        uint32_t w = (uint32_t)v | 0x10000;
        printf("%d %d %d %d | ", __builtin_clz(w), __builtin_ctz(w), __builtin_popcount(w), __builtin_parity(w));
        printf("%d %d %d %d | ", __builtin_clzll(v), __builtin_ctzll(v), __builtin_popcountll(v), __builtin_parityll(v));
        printf("%d %d %d %d %d | ", __builtin_ffs((int)v), __builtin_ffsll((long long)v), __builtin_clrsb((int)v), __builtin_clrsbll((long long)v), __builtin_clzl(v));
        printf("%x %x %lx | ", __builtin_bswap16((uint16_t)v), __builtin_bswap32((uint32_t)v), __builtin_bswap64(v));
        printf("%x %x %x %lx | ", __builtin_bitreverse8((uint8_t)v), __builtin_bitreverse16((uint16_t)v), __builtin_bitreverse32((uint32_t)v), __builtin_bitreverse64(v));
        printf("%x %x %x %lx %x %lx\n", __builtin_rotateleft8((uint8_t)v, 3), __builtin_rotateleft16((uint16_t)v, 5), __builtin_rotateleft32((uint32_t)v, 9), __builtin_rotateleft64(v, 0),
               __builtin_rotateright32((uint32_t)v, 31), __builtin_rotateright64(v, 17));
    }
    volatile unsigned n = 13, zero = 0;
    volatile uint32_t x = 0xdeadbeef;
    printf("%x %x\n", x << n | x >> (32 - n), x >> n | x << ((32 - n) & 31));
    printf("%d %d\n", __builtin_ffs((int)zero), __builtin_popcount(zero));
    unsigned __int128 wide = (unsigned __int128)values[5] << 50;
    printf("%d %d\n", __builtin_popcountll((uint64_t)wide) + __builtin_popcountll((uint64_t)(wide >> 64)), (int)(wide >> 100));
    return 0;
}

//! what: unions, memcpy punning, byte views, unaligned access through packed structs
//! opt: 0 2
#include <stdint.h>
#include <stdio.h>
#include <string.h>

union all {
    uint8_t b[16];
    uint16_t h[8];
    uint32_t w[4];
    uint64_t d[2];
    float f[4];
    double g[2];
    long double l;
    void *p;
};
struct __attribute__((packed)) odd {
    char c;
    int i;
    double d;
    short s;
};

int main(void) {
    union all u;
    memset(&u, 0, sizeof u);
    u.f[0] = 1.5f;
    u.g[1] = -2.25;
    printf("%x %lx\n", u.w[0], u.d[1]);
    for (int i = 0; i < 16; i++)
        u.b[i] = (uint8_t)(i * 17);
    printf("%x %x %lx %g\n", u.h[1], u.w[2], u.d[0], u.g[1]);
    u.w[0] = 0x7f800000;
    u.w[1] = 0x00000001;
    printf("%g %g\n", u.f[0], u.f[1]);
    memset(&u, 0, sizeof u);
    u.l = 1.0L;
    for (int i = 0; i < 10; i++)
        printf("%02x", u.b[i]);
    printf("\n");
    double pi = 3.14159;
    uint64_t bits;
    memcpy(&bits, &pi, 8);
    bits ^= 1ull << 63;
    memcpy(&pi, &bits, 8);
    printf("%g %lx\n", pi, bits);
    struct odd o = {1, 0x01020304, 2.5, -2}, many[3];
    memset(many, 0, sizeof many);
    many[1] = o;
    many[2].d = many[1].d * 2;
    printf("%zu %x %g %d %g\n", sizeof o, many[1].i, many[1].d, many[1].s, many[2].d);
    const unsigned char *raw = (const unsigned char *)&many[1];
    for (unsigned i = 0; i < sizeof o; i++)
        printf("%02x", raw[i]);
    printf("\n");
    uint32_t le;
    unsigned char buffer[8] = {0, 1, 2, 3, 4, 5, 6, 7};
    memcpy(&le, buffer + 1, 4);
    printf("%x\n", le);
    uintptr_t address = (uintptr_t)&buffer[2];
    *(unsigned char *)(address + 1) = 99;
    printf("%d\n", buffer[3]);
    return 0;
}

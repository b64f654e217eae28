//! what: bit-fields: signed and unsigned, across storage units, zero width, bool, packed, compound assignment
//! opt: 0 2
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct flags {
    unsigned a : 1, b : 3, c : 12;
    signed d : 5;
    unsigned : 0;
    unsigned e : 31;
    _Bool f : 1;
    unsigned long long wide : 45;
    signed long long neg : 19;
};
struct __attribute__((packed)) packed {
    uint8_t tag : 3;
    uint32_t value : 27;
    uint16_t rest : 10;
};

static struct flags global = {1, 5, 4095, -16, 0x7fffffff, 1, 0x1fffffffffffULL, -1};

int main(void) {
    struct flags s;
    memset(&s, 0, sizeof s);
    printf("%zu %zu\n", sizeof s, sizeof(struct packed));
    volatile int three = 3, nine = 9;
    s.a = three;
    s.b = nine;
    s.c = 70000 & 0xfff;
    s.d = -5;
    s.e = 0x80000001u & 0x7fffffff;
    s.f = 42;
    s.wide = 1ull << 44;
    s.neg = -200000;
    printf("%u %u %u %d %u %d %llu %lld\n", s.a, s.b, s.c, s.d, s.e, s.f, (unsigned long long)s.wide, (long long)s.neg);
    s.b += 6;
    s.d -= 8;
    s.c ^= 0xfff;
    s.wide |= 5;
    s.neg *= 1;
    s.b++;
    printf("%u %d %u %llu\n", s.b, s.d, s.c, (unsigned long long)s.wide);
    printf("%u %u %u %d %u %d %llu %lld\n", global.a, global.b, global.c, global.d, global.e, global.f, (unsigned long long)global.wide, (long long)global.neg);
    struct packed p = {5, 0x5a5a5a5, 0x2aa};
    unsigned char raw[sizeof p];
    memcpy(raw, &p, sizeof p);
    for (unsigned i = 0; i < sizeof p; i++)
        printf("%02x", raw[i]);
    printf(" %u %u %u\n", p.tag, p.value, p.rest);
    for (int i = 0; i < 40; i++)
        p.value = p.value * 3 + 1, p.tag++, p.rest--;
    printf("%u %u %u\n", p.tag, p.value, p.rest);
    return 0;
}

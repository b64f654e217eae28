//! what: hh h l ll j z t truncate or widen the argument as the standard says
#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>

int main(void) {
    int big = 0x12345678;
    printf("%hhd %hhu %hhx %hho\n", (signed char)big, (unsigned char)big, (unsigned char)0xff, (unsigned char)0xff);
    printf("%hhd %hhu %hd %hu\n", 0x1ff, 0x1ff, 0x18000, 0x18000);
    printf("%hd %hu %hx\n", (short)-1, (unsigned short)-1, (unsigned short)-1);
    printf("%ld %lu %lx\n", -1L, 1UL << 63, 1UL << 40);
    printf("%lld %llu %llX\n", -1LL, 1ULL << 63, 0xabcdef0123456789ULL);
    printf("%jd %ju %jx\n", (intmax_t)INT64_MIN, (uintmax_t)UINT64_MAX, (uintmax_t)255);
    printf("%zd %zu %zx\n", (ssize_t)-5, (size_t)5, (size_t)0xff);
    printf("%td %tx\n", (ptrdiff_t)-7, (ptrdiff_t)7);
    printf("%" PRId8 " %" PRIu16 " %" PRIx32 " %" PRIo64 " %" PRIdMAX "\n", (int8_t)-8, (uint16_t)65535, (uint32_t)3735928559u,
           (uint64_t)8, (intmax_t)9);
    printf("%qd %Lx\n", 1LL << 40, 1LL << 41);
    printf("%p [%10p] [%-10p]\n", NULL, NULL, NULL);
    printf("%p %p [%20p]\n", (void *)0x1234, (void *)0xffffffffffffffff, (void *)0xabc);
    return 0;
}

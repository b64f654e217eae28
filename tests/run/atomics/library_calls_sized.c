//! what: every function of libatomic that has its size in its name
//! cflags: -latomic
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 u128;

static void show(u128 v) { printf(" %lx:%lx", (uint64_t)(v >> 64), (uint64_t)v); }

uint8_t __atomic_load_1(const volatile void *, int);
void __atomic_store_1(volatile void *, uint8_t, int);
uint8_t __atomic_exchange_1(volatile void *, uint8_t, int);
_Bool __atomic_compare_exchange_1(volatile void *, void *, uint8_t, int, int);
uint8_t __atomic_fetch_add_1(volatile void *, uint8_t, int), __atomic_add_fetch_1(volatile void *, uint8_t, int);
uint8_t __atomic_fetch_sub_1(volatile void *, uint8_t, int), __atomic_sub_fetch_1(volatile void *, uint8_t, int);
uint8_t __atomic_fetch_and_1(volatile void *, uint8_t, int), __atomic_and_fetch_1(volatile void *, uint8_t, int);
uint8_t __atomic_fetch_or_1(volatile void *, uint8_t, int), __atomic_or_fetch_1(volatile void *, uint8_t, int);
uint8_t __atomic_fetch_xor_1(volatile void *, uint8_t, int), __atomic_xor_fetch_1(volatile void *, uint8_t, int);
uint8_t __atomic_fetch_nand_1(volatile void *, uint8_t, int), __atomic_nand_fetch_1(volatile void *, uint8_t, int);

uint16_t __atomic_load_2(const volatile void *, int);
void __atomic_store_2(volatile void *, uint16_t, int);
uint16_t __atomic_exchange_2(volatile void *, uint16_t, int);
_Bool __atomic_compare_exchange_2(volatile void *, void *, uint16_t, int, int);
uint16_t __atomic_fetch_add_2(volatile void *, uint16_t, int), __atomic_add_fetch_2(volatile void *, uint16_t, int);
uint16_t __atomic_fetch_sub_2(volatile void *, uint16_t, int), __atomic_sub_fetch_2(volatile void *, uint16_t, int);
uint16_t __atomic_fetch_and_2(volatile void *, uint16_t, int), __atomic_and_fetch_2(volatile void *, uint16_t, int);
uint16_t __atomic_fetch_or_2(volatile void *, uint16_t, int), __atomic_or_fetch_2(volatile void *, uint16_t, int);
uint16_t __atomic_fetch_xor_2(volatile void *, uint16_t, int), __atomic_xor_fetch_2(volatile void *, uint16_t, int);
uint16_t __atomic_fetch_nand_2(volatile void *, uint16_t, int), __atomic_nand_fetch_2(volatile void *, uint16_t, int);

uint32_t __atomic_load_4(const volatile void *, int);
void __atomic_store_4(volatile void *, uint32_t, int);
uint32_t __atomic_exchange_4(volatile void *, uint32_t, int);
_Bool __atomic_compare_exchange_4(volatile void *, void *, uint32_t, int, int);
uint32_t __atomic_fetch_add_4(volatile void *, uint32_t, int), __atomic_add_fetch_4(volatile void *, uint32_t, int);
uint32_t __atomic_fetch_sub_4(volatile void *, uint32_t, int), __atomic_sub_fetch_4(volatile void *, uint32_t, int);
uint32_t __atomic_fetch_and_4(volatile void *, uint32_t, int), __atomic_and_fetch_4(volatile void *, uint32_t, int);
uint32_t __atomic_fetch_or_4(volatile void *, uint32_t, int), __atomic_or_fetch_4(volatile void *, uint32_t, int);
uint32_t __atomic_fetch_xor_4(volatile void *, uint32_t, int), __atomic_xor_fetch_4(volatile void *, uint32_t, int);
uint32_t __atomic_fetch_nand_4(volatile void *, uint32_t, int), __atomic_nand_fetch_4(volatile void *, uint32_t, int);

uint64_t __atomic_load_8(const volatile void *, int);
void __atomic_store_8(volatile void *, uint64_t, int);
uint64_t __atomic_exchange_8(volatile void *, uint64_t, int);
_Bool __atomic_compare_exchange_8(volatile void *, void *, uint64_t, int, int);
uint64_t __atomic_fetch_add_8(volatile void *, uint64_t, int), __atomic_add_fetch_8(volatile void *, uint64_t, int);
uint64_t __atomic_fetch_sub_8(volatile void *, uint64_t, int), __atomic_sub_fetch_8(volatile void *, uint64_t, int);
uint64_t __atomic_fetch_and_8(volatile void *, uint64_t, int), __atomic_and_fetch_8(volatile void *, uint64_t, int);
uint64_t __atomic_fetch_or_8(volatile void *, uint64_t, int), __atomic_or_fetch_8(volatile void *, uint64_t, int);
uint64_t __atomic_fetch_xor_8(volatile void *, uint64_t, int), __atomic_xor_fetch_8(volatile void *, uint64_t, int);
uint64_t __atomic_fetch_nand_8(volatile void *, uint64_t, int), __atomic_nand_fetch_8(volatile void *, uint64_t, int);

u128 __atomic_load_16(const volatile void *, int);
void __atomic_store_16(volatile void *, u128, int);
u128 __atomic_exchange_16(volatile void *, u128, int);
_Bool __atomic_compare_exchange_16(volatile void *, void *, u128, int, int);
u128 __atomic_fetch_add_16(volatile void *, u128, int), __atomic_add_fetch_16(volatile void *, u128, int);
u128 __atomic_fetch_sub_16(volatile void *, u128, int), __atomic_sub_fetch_16(volatile void *, u128, int);
u128 __atomic_fetch_and_16(volatile void *, u128, int), __atomic_and_fetch_16(volatile void *, u128, int);
u128 __atomic_fetch_or_16(volatile void *, u128, int), __atomic_or_fetch_16(volatile void *, u128, int);
u128 __atomic_fetch_xor_16(volatile void *, u128, int), __atomic_xor_fetch_16(volatile void *, u128, int);
u128 __atomic_fetch_nand_16(volatile void *, u128, int), __atomic_nand_fetch_16(volatile void *, u128, int);

#define TRY(n, T)                                                                                \
    do {                                                                                         \
        static _Alignas(16) T x;                                                                 \
        T e = 1;                                                                                 \
        printf("%d:", n);                                                                        \
        __atomic_store_##n(&x, (T)-2, 5);                                                        \
        show(__atomic_load_##n(&x, 5));                                                          \
        show(__atomic_exchange_##n(&x, (T)0x71, 5));                                             \
        printf(" %d", __atomic_compare_exchange_##n(&x, &e, 5, 5, 5));                           \
        show(e);                                                                                 \
        printf(" %d", __atomic_compare_exchange_##n(&x, &e, 0x35, 5, 5));                        \
        show(__atomic_fetch_add_##n(&x, (T)-1, 5)), show(__atomic_add_fetch_##n(&x, 3, 5));      \
        show(__atomic_fetch_sub_##n(&x, 0x40, 5)), show(__atomic_sub_fetch_##n(&x, 3, 5));       \
        show(__atomic_fetch_and_##n(&x, 0x7e, 5)), show(__atomic_and_fetch_##n(&x, 0x5f, 5));    \
        show(__atomic_fetch_or_##n(&x, 0x11, 5)), show(__atomic_or_fetch_##n(&x, 0x22, 5));      \
        show(__atomic_fetch_xor_##n(&x, 0x1f, 5)), show(__atomic_xor_fetch_##n(&x, 0x33, 5));    \
        show(__atomic_fetch_nand_##n(&x, 0x55, 5)), show(__atomic_nand_fetch_##n(&x, 0x77, 5));  \
        printf("\n");                                                                            \
    } while (0)


int main(void)
{
    TRY(1, uint8_t);
    TRY(2, uint16_t);
    TRY(4, uint32_t);
    TRY(8, uint64_t);
    TRY(16, u128);
    return 0;
}

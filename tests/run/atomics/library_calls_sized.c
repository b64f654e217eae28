//! what: every function of libatomic that has its size in its name
//! cflags: -latomic
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 u128;

static void show(u128 v) { printf(" %lx:%lx", (uint64_t)(v >> 64), (uint64_t)v); }

#define DECLARE(n, T)                                                                            \
    T __atomic_load_##n(const volatile void *, int);                                             \
    void __atomic_store_##n(volatile void *, T, int);                                            \
    T __atomic_exchange_##n(volatile void *, T, int);                                            \
    _Bool __atomic_compare_exchange_##n(volatile void *, void *, T, int, int);                   \
    T __atomic_fetch_add_##n(volatile void *, T, int), __atomic_add_fetch_##n(volatile void *, T, int);   \
    T __atomic_fetch_sub_##n(volatile void *, T, int), __atomic_sub_fetch_##n(volatile void *, T, int);   \
    T __atomic_fetch_and_##n(volatile void *, T, int), __atomic_and_fetch_##n(volatile void *, T, int);   \
    T __atomic_fetch_or_##n(volatile void *, T, int), __atomic_or_fetch_##n(volatile void *, T, int);     \
    T __atomic_fetch_xor_##n(volatile void *, T, int), __atomic_xor_fetch_##n(volatile void *, T, int);   \
    T __atomic_fetch_nand_##n(volatile void *, T, int), __atomic_nand_fetch_##n(volatile void *, T, int);

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

DECLARE(1, uint8_t)
DECLARE(2, uint16_t)
DECLARE(4, uint32_t)
DECLARE(8, uint64_t)
DECLARE(16, u128)

int main(void)
{
    TRY(1, uint8_t);
    TRY(2, uint16_t);
    TRY(4, uint32_t);
    TRY(8, uint64_t);
    TRY(16, u128);
    return 0;
}

//! what: 16-byte atomics with cmpxchg16b: load, store, exchange and compare-exchange of an __int128
//! cflags: -mcx16
//! opt: 0 2
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 u128;
static _Alignas(16) u128 v;

static void show(u128 x) {
    printf("%lx:%lx ", (uint64_t)(x >> 64), (uint64_t)x);
}

int main(void) {
    u128 a = (u128)1 << 64 | 2, b = (u128)3 << 64 | 4;
    __atomic_store_n(&v, a, __ATOMIC_SEQ_CST);
    show(__atomic_load_n(&v, __ATOMIC_ACQUIRE));
    show(__atomic_exchange_n(&v, b, __ATOMIC_ACQ_REL));
    u128 expected = a;
    printf("%d ", __atomic_compare_exchange_n(&v, &expected, a, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
    show(expected);
    printf("%d\n", __atomic_compare_exchange_n(&v, &expected, a, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
    printf("%d ", __sync_bool_compare_and_swap(&v, a, b));
    show(__sync_val_compare_and_swap(&v, b, a));
    show(__atomic_fetch_add(&v, ~(u128)0 >> 63, __ATOMIC_SEQ_CST));
    show(__atomic_or_fetch(&v, (u128)0xff << 100, __ATOMIC_SEQ_CST));
    printf("\n");
    return 0;
}

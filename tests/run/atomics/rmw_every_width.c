//! what: every __atomic and __sync read-modify-write at 1, 2, 4 and 8 bytes, old and new values
//! opt: 0 2
//! cflags: -Wno-sync-fetch-and-nand-semantics-changed
#include <stdint.h>
#include <stdio.h>

#define RMW(T, F)                                                                                       \
    do {                                                                                                \
        T v = (T)0x5a;                                                                                  \
        printf(F " ", __atomic_fetch_add(&v, (T)100, __ATOMIC_SEQ_CST));                                \
        printf(F " ", __atomic_fetch_sub(&v, (T)3, __ATOMIC_RELAXED));                                  \
        printf(F " ", __atomic_fetch_and(&v, (T)0xf7, __ATOMIC_ACQUIRE));                               \
        printf(F " ", __atomic_fetch_or(&v, (T)0x11, __ATOMIC_RELEASE));                                \
        printf(F " ", __atomic_fetch_xor(&v, (T)0x3c, __ATOMIC_ACQ_REL));                               \
        printf(F " ", __atomic_fetch_nand(&v, (T)0x0f, __ATOMIC_SEQ_CST));                              \
        printf(F " ", __atomic_fetch_min(&v, (T)7, __ATOMIC_SEQ_CST));                                  \
        printf(F " ", __atomic_fetch_max(&v, (T)60, __ATOMIC_SEQ_CST));                                 \
        printf(F " ", __atomic_add_fetch(&v, (T)1, __ATOMIC_SEQ_CST));                                  \
        printf(F " ", __atomic_sub_fetch(&v, (T)2, __ATOMIC_SEQ_CST));                                  \
        printf(F " ", __atomic_and_fetch(&v, (T)0x7f, __ATOMIC_SEQ_CST));                               \
        printf(F " ", __atomic_or_fetch(&v, (T)0x40, __ATOMIC_SEQ_CST));                                \
        printf(F " ", __atomic_xor_fetch(&v, (T)0x2a, __ATOMIC_SEQ_CST));                               \
        printf(F " ", __atomic_nand_fetch(&v, (T)0x33, __ATOMIC_SEQ_CST));                              \
        printf(F " ", __atomic_exchange_n(&v, (T)77, __ATOMIC_SEQ_CST));                                \
        printf(F " | ", __atomic_load_n(&v, __ATOMIC_ACQUIRE));                                         \
        __atomic_store_n(&v, (T)12, __ATOMIC_RELEASE);                                                  \
        T expected = 11;                                                                                \
        int ok = __atomic_compare_exchange_n(&v, &expected, (T)99, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED); \
        printf("%d " F " ", ok, expected);                                                              \
        while (!__atomic_compare_exchange_n(&v, &expected, (T)99, 1, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) \
            ;                                                                                           \
        printf(F " | ", v);                                                                             \
        printf(F " " F " ", __sync_fetch_and_add(&v, (T)5), __sync_add_and_fetch(&v, (T)5));            \
        printf(F " " F " ", __sync_fetch_and_sub(&v, (T)6), __sync_sub_and_fetch(&v, (T)7));            \
        printf(F " " F " " F " ", __sync_fetch_and_or(&v, (T)1), __sync_fetch_and_and(&v, (T)0x7e), __sync_fetch_and_xor(&v, (T)0x18)); \
        printf(F " " F " ", __sync_fetch_and_nand(&v, (T)3), __sync_nand_and_fetch(&v, (T)5));          \
        printf("%d " F " ", __sync_bool_compare_and_swap(&v, v, (T)4), __sync_val_compare_and_swap(&v, (T)4, (T)8)); \
        printf(F " ", __sync_lock_test_and_set(&v, (T)1));                                              \
        __sync_lock_release(&v);                                                                        \
        printf(F "\n", v);                                                                              \
    } while (0)

int main(void) {
    RMW(int8_t, "%d");
    RMW(uint8_t, "%u");
    RMW(int16_t, "%d");
    RMW(uint16_t, "%u");
    RMW(int32_t, "%d");
    RMW(uint32_t, "%u");
    RMW(int64_t, "%ld");
    RMW(uint64_t, "%lu");
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    __atomic_signal_fence(__ATOMIC_ACQUIRE);
    __sync_synchronize();
    _Bool flag = 0;
    printf("%d ", __atomic_test_and_set(&flag, __ATOMIC_SEQ_CST));
    printf("%d ", __atomic_test_and_set(&flag, __ATOMIC_SEQ_CST));
    __atomic_clear(&flag, __ATOMIC_SEQ_CST);
    printf("%d\n", flag);
    return 0;
}

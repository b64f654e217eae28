//! what: atomic objects that need libatomic: 16 bytes without cmpxchg16b, 24 bytes, odd sizes, and calls by name
//! cflags: -pthread -latomic -Wno-atomic-alignment -Wno-deprecated-declarations
//! opt: 0 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef struct { long a, b; } pair;
typedef struct { long a, b, c; } triple;
typedef struct { char text[5]; } word;
typedef unsigned __int128 u128;

static _Atomic pair p;
static _Atomic triple t;
static _Atomic word w;
static _Atomic u128 big;
static _Atomic long double wide;

/* Each thread adds to all members at once. */
static void *add(void *arg)
{
    for (int i = 0; i < 40; i++) {
        pair was = atomic_load(&p), next;
        do
            next = (pair){was.a + 1, was.b - 1};
        while (!atomic_compare_exchange_weak(&p, &was, next));
        triple old = atomic_load(&t), new;
        do
            new = (triple){old.a + 1, old.b + 2, old.c + 3};
        while (!atomic_compare_exchange_strong(&t, &old, new));
        if (next.a + next.b || new.a * 3 != new.c)
            puts("torn");
        atomic_fetch_add(&big, ((u128)1 << 64) + 1);
    }
    return arg;
}

int main(void)
{
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, add, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    pair x = atomic_load(&p);
    triple y = atomic_exchange(&t, ((triple){7, 8, 9}));
    printf("%ld %ld, %ld %ld %ld\n", x.a, x.b, y.a, y.b, y.c);
    y = t;
    printf("%ld %ld %ld\n", y.a, y.b, y.c);
    atomic_store(&w, (word){"abcd"});
    word seen = atomic_exchange(&w, (word){"efgh"});
    printf("%s ", seen.text);
    seen = w;
    printf("%s\n", seen.text);
    u128 v = atomic_load(&big);
    printf("%lx:%lx\n", (uint64_t)(v >> 64), (uint64_t)v);
    v = atomic_fetch_sub(&big, 1);
    v = atomic_fetch_or(&big, (u128)0xf0 << 60);
    v = atomic_fetch_and(&big, ~(u128)0 >> 1);
    v = atomic_fetch_xor(&big, 0xff);
    printf("%lx:%lx ", (uint64_t)(v >> 64), (uint64_t)v);
    v = __atomic_nand_fetch((u128 *)&big, (u128)3 << 63, __ATOMIC_RELAXED);
    printf("%lx:%lx\n", (uint64_t)(v >> 64), (uint64_t)v);
    atomic_store(&wide, 1.5L);
    printf("%Lg\n", (long double)wide);
    printf("%d %d\n", atomic_is_lock_free(&t), atomic_is_lock_free((atomic_int *)&t));

    static triple plain = {1, 2, 3};
    triple three = {4, 5, 6}, got;
    __atomic_load(&plain, &got, __ATOMIC_ACQUIRE);
    printf("%d ", __atomic_compare_exchange(&plain, &got, &three, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
    __atomic_exchange(&plain, &got, &three, __ATOMIC_ACQ_REL);
    printf("%ld %ld ", got.a, three.a);
    __atomic_store(&plain, &three, __ATOMIC_RELEASE);
    printf("%ld %d\n", plain.a, __atomic_is_lock_free(24, &plain));

    /* Functions behind the macros. */
    atomic_flag flag = ATOMIC_FLAG_INIT;
    printf("%d ", (atomic_flag_test_and_set)(&flag));
    printf("%d ", (atomic_flag_test_and_set_explicit)(&flag, memory_order_acquire));
    (atomic_flag_clear)(&flag);
    printf("%d\n", atomic_flag_test_and_set(&flag));
    (atomic_flag_clear_explicit)(&flag, memory_order_release);
    (atomic_thread_fence)(memory_order_seq_cst);
    (atomic_signal_fence)(memory_order_seq_cst);
    return 0;
}

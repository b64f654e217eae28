//! what: _Atomic objects and stdatomic.h: operators, pointers, floats, structs, bools and flags
//! opt: 0 2
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>

struct pair { int a, b; };
static _Atomic int counter = 5;
static atomic_flag flag = ATOMIC_FLAG_INIT;
static int array[10];

int main(void) {
    counter++;
    ++counter;
    counter += 10;
    counter -= 3;
    counter *= 2;
    counter /= 3;
    counter <<= 2;
    counter ^= 5;
    printf("%d\n", counter);
    printf("%d %d %d\n", atomic_fetch_add(&counter, 2), atomic_load(&counter), atomic_exchange(&counter, 50));
    atomic_store_explicit(&counter, 60, memory_order_release);
    int expected = 1;
    bool ok = atomic_compare_exchange_strong(&counter, &expected, 2);
    printf("%d %d\n", ok, expected);
    ok = atomic_compare_exchange_strong_explicit(&counter, &expected, 61, memory_order_acq_rel, memory_order_relaxed);
    printf("%d %d\n", ok, atomic_load_explicit(&counter, memory_order_acquire));
    _Atomic(int *) p = array;
    atomic_store(&p, array + 4);
    printf("%td ", atomic_fetch_add(&p, 2) - array);
    printf("%td\n", atomic_load(&p) - array);
    _Atomic double d = 1.5;
    d += 2.25;
    d *= 2;
    printf("%g\n", (double)d);
    _Atomic float f = 0.5f;
    f = f + 1;
    printf("%g\n", (double)f);
    _Atomic struct pair s;
    atomic_store(&s, ((struct pair){3, 4}));
    struct pair now = atomic_load(&s), next = {5, 6};
    printf("%d %d %d\n", now.a, now.b, atomic_compare_exchange_strong(&s, &now, next));
    now = s;
    printf("%d %d\n", now.a, now.b);
    atomic_bool b = false;
    printf("%d ", atomic_exchange(&b, true));
    printf("%d\n", (int)b);
    printf("%d ", atomic_flag_test_and_set(&flag));
    printf("%d ", atomic_flag_test_and_set_explicit(&flag, memory_order_acquire));
    atomic_flag_clear(&flag);
    printf("%d\n", atomic_flag_test_and_set(&flag));
    atomic_uchar c = 250;
    c += 10;
    atomic_ullong big;
    atomic_init(&big, ~0ull);
    big++;
    printf("%d %llu %d\n", (int)c, (unsigned long long)big, atomic_is_lock_free(&counter));
    atomic_thread_fence(memory_order_seq_cst);
    atomic_signal_fence(memory_order_seq_cst);
    return 0;
}

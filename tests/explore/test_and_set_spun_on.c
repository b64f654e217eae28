//! what: locks made of atomics, one that sets again and again and one that compares and exchanges
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_flag lock = ATOMIC_FLAG_INIT;
static atomic_int word;
static int x = 1;

static void *adds(void *arg)
{
    while (atomic_flag_test_and_set(&lock)) {
    }
    x += 3;
    atomic_flag_clear(&lock);
    atomic_store(&word, 1);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, adds, NULL);
    while (atomic_flag_test_and_set(&lock))
        sched_yield();
    x *= 2;
    atomic_flag_clear(&lock);
    for (int one = 1; !atomic_compare_exchange_weak(&word, &one, 2); one = 1)
        sched_yield();
    printf("%d\n", x);
    pthread_join(t, NULL);
    return 0;
}

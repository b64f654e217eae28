//! what: a key is rotated by one thread and tested by another; in between it is weak
//! find: assertion
//! order: needed
//! input: key = 0x80000001
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

unsigned __VERIFIER_nondet_uint(void);

static _Atomic uint32_t key;

static uint32_t left(uint32_t x, int by)
{
    return x << by | x >> (32 - by);
}

static void *rotate(void *arg)
{
    (void)arg;
    atomic_store(&key, left(atomic_load(&key), 5));
    atomic_store(&key, left(atomic_load(&key), 11));
    return 0;
}

static void *test(void *arg)
{
    (void)arg;
    assert(atomic_load(&key) != 0x30); //~ FAIL
    return 0;
}

int main(void)
{
    pthread_t a, b;
    uint32_t given = __VERIFIER_nondet_uint();
    if (given == 0x30 || left(given, 16) == 0x30)
        return 0;
    key = given;
    pthread_create(&a, 0, rotate, 0);
    pthread_create(&b, 0, test, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

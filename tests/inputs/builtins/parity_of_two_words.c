//! what: the parity is kept for two words that are stored one after the other; a reader between them sees it wrong
//! find: assertion
//! order: needed
//! input: first = 7
//! input: second = 1
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

unsigned long __VERIFIER_nondet_ulong(void);

static _Atomic uint64_t word[2];
static uint64_t given[2];

static void *writer(void *arg)
{
    (void)arg;
    atomic_store(&word[0], given[0]);
    atomic_store(&word[1], given[1]);
    return 0;
}

static void *reader(void *arg)
{
    (void)arg;
    uint64_t a = atomic_load(&word[0]), b = atomic_load(&word[1]);
    if (__builtin_popcountll(a) == 3 && a < 8)
        assert(__builtin_parityll(a ^ b) == 0); //~ FAIL
    return 0;
}

int main(void)
{
    pthread_t a, b;
    given[0] = __VERIFIER_nondet_ulong();
    given[1] = __VERIFIER_nondet_ulong();
    if (__builtin_parityll(given[0] ^ given[1]))
        return 0;
    pthread_create(&a, 0, writer, 0);
    pthread_create(&b, 0, reader, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

//! what: the first free slot of a bitmap is the lowest clear bit; two threads find the same one where only one is left
//! find: assertion
//! order: needed
//! input: bitmap = 0xfffdffff
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

unsigned __VERIFIER_nondet_uint(void);

static atomic_uint bitmap;
static atomic_int owner[32];

static void *allocate(void *arg)
{
    (void)arg;
    unsigned seen = atomic_load(&bitmap);
    if (seen == ~0u)
        return 0;
    int slot = __builtin_ctz(~seen);
    atomic_fetch_or(&bitmap, 1u << slot);
    int owners = atomic_fetch_add(&owner[slot], 1);
    if (__builtin_popcount(seen) == 31)
        assert(owners == 0 || slot != 17); //~ FAIL
    return 0;
}

int main(void)
{
    pthread_t a, b;
    bitmap = __VERIFIER_nondet_uint();
    pthread_create(&a, 0, allocate, 0);
    pthread_create(&b, 0, allocate, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

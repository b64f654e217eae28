//! what: ffs gives the next job of a mask; the mask is replaced by its complement meanwhile
//! find: assertion
//! order: needed
//! input: mask = 0xfffff800
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <strings.h>

int __VERIFIER_nondet_int(void);

static atomic_int mask;

static void *complement(void *arg)
{
    (void)arg;
    atomic_fetch_xor(&mask, -1);
    return 0;
}

static void *worker(void *arg)
{
    (void)arg;
    int job = __builtin_ffs(atomic_load(&mask));
    int again = __builtin_ffs(atomic_load(&mask));
    assert(!(job == 12 && again == 1 && __builtin_clz(atomic_load(&mask)) == 21)); //~ FAIL
    return 0;
}

int main(void)
{
    pthread_t a, b;
    mask = __VERIFIER_nondet_int();
    pthread_create(&a, 0, complement, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

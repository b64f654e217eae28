//! what: sections between __VERIFIER_atomic_begin and _end; the input makes the second one see what the first left
//! options: --no-races
//! find: assertion
//! order: needed
//! input: amount = 4242
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

int shared = 1, amount;

void *first(void *arg)
{
    __VERIFIER_atomic_begin();
    shared = shared + amount;
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
    shared = shared - amount;
    __VERIFIER_atomic_end();
    return arg;
}

void *second(void *arg)
{
    __VERIFIER_atomic_begin();
    assert(shared != 4243); //~ FAIL
    __VERIFIER_atomic_end();
    return arg;
}

int main(void)
{
    pthread_t a, b;
    amount = __VERIFIER_nondet_int();
    pthread_create(&a, 0, first, 0);
    pthread_create(&b, 0, second, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

//! what: a program by the rules of SV-COMP, as it is published: an input, an assumption, indivisible sections, and one that is missing
//! find: assertion
extern void abort(void);
#include <assert.h>
#include <pthread.h>
void reach_error() { assert(0); } //~ FAIL
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
void assume_abort_if_not(int cond) {
  if(!cond) {abort();}
}
void __VERIFIER_assert(int cond) { if (!(cond)) { ERROR: {reach_error(); abort();} } }

static _Atomic int limit, taken;

void *worker(void *arg)
{
#ifdef FIXED
    __VERIFIER_atomic_begin();
    if (taken < limit)
        taken++;
    __VERIFIER_atomic_end();
#else
    if (taken < limit)
        taken++;
#endif
    __VERIFIER_atomic_begin();
    __VERIFIER_assert(taken <= limit);
    __VERIFIER_atomic_end();
    return 0;
}

int main(void)
{
    pthread_t t1, t2;
    limit = __VERIFIER_nondet_int();
    assume_abort_if_not(limit >= 1 && limit < 3);
    pthread_create(&t1, 0, worker, 0);
    pthread_create(&t2, 0, worker, 0);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
    return 0;
}

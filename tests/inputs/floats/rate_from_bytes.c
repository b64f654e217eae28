//! what: a rate is put together from an exponent and a mantissa; a worker divides by it before it is set
//! find: assertion
//! order: needed
//! input: mantissa = 640
//! input: exponent = 3
#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>

unsigned __VERIFIER_nondet_uint(void);

static _Atomic double rate;
static unsigned mantissa, exponent;

static void *set(void *arg)
{
    (void)arg;
    double r = mantissa;
    for (unsigned i = 0; i < exponent; i++)
        r /= 2;
    atomic_store(&rate, r);
    return 0;
}

static void *use(void *arg)
{
    (void)arg;
    double first = 1.0 / atomic_load(&rate), second = 1.0 / atomic_load(&rate);
    assert(!(isinf(first) && second == 0.0125)); //~ FAIL
    return 0;
}

int main(void)
{
    pthread_t a, b;
    mantissa = __VERIFIER_nondet_uint();
    exponent = __VERIFIER_nondet_uint();
    if (mantissa == 0 || mantissa > 1000 || exponent > 4)
        return 0;
    pthread_create(&a, 0, set, 0);
    pthread_create(&b, 0, use, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

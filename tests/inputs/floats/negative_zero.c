//! what: minus zero equals zero, and its inverse does not; the sign comes from a thread that is late
//! find: assertion
//! order: needed
//! input: x = 0x80000000
#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>

float __VERIFIER_nondet_float(void);

static _Atomic float shared = 1.0f;
static float given;

static void *set(void *arg)
{
    (void)arg;
    atomic_store(&shared, given);
    atomic_store(&shared, 2.0f);
    return 0;
}

static void *divide(void *arg)
{
    (void)arg;
    float x = atomic_load(&shared);
    if (x == 0.0f)
        assert(1.0f / x > 0.0f); //~ FAIL
    return 0;
}

int main(void)
{
    pthread_t a, b;
    given = __VERIFIER_nondet_float();
    pthread_create(&a, 0, set, 0);
    pthread_create(&b, 0, divide, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

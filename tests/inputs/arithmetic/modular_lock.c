//! what: a combination lock with an inverse modulo 65521, opened while another thread turns it back
//! find: abort
//! order: needed
//! input: guess = 13105
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

unsigned __VERIFIER_nondet_uint(void);

static _Atomic uint32_t dial = 1;
static uint32_t guess;

static void *turn(void *arg)
{
    (void)arg;
    uint32_t d = atomic_load(&dial);
    atomic_store(&dial, (uint32_t)((uint64_t)d * guess % 65521));
    return 0;
}

static void *back(void *arg)
{
    (void)arg;
    atomic_store(&dial, 5);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    guess = __VERIFIER_nondet_uint() % 65521;
    pthread_create(&a, 0, turn, 0);
    pthread_create(&b, 0, back, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    if (atomic_load(&dial) == 4)
        abort(); //~ FAIL
    return 0;
}

//! what: a ring buffer with a capacity from the input; two producers see the last free place
//! find: heap-out-of-bounds
//! order: needed
//! input: capacity = 4097
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

unsigned __VERIFIER_nondet_uint(void);

static atomic_uint used;
static unsigned capacity;
static char *ring;

static void *produce(void *arg)
{
    (void)arg;
    unsigned at = atomic_load(&used);
    if (at < capacity) {
        at = atomic_fetch_add(&used, 1);
        ring[at] = 1; //~ FAIL
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    capacity = __VERIFIER_nondet_uint();
    if (capacity < 2 || capacity > 8192 || capacity % 4096 != 1)
        return 0;
    ring = calloc(capacity, 1);
    used = capacity - 1;
    pthread_create(&a, 0, produce, 0);
    pthread_create(&b, 0, produce, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    free(ring);
    return 0;
}

//! what: two threads look for a divisor of the input, each in half of the range; the first to end has found none
//! find: assertion
//! order: needed
//! input: n = 143
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

unsigned __VERIFIER_nondet_uint(void);

static atomic_int found, ended;
static unsigned n;

static void *search(void *arg)
{
    unsigned from = *(unsigned *)arg;
    for (unsigned d = from; d < from + 5; d++)
        if (n % d == 0)
            atomic_store(&found, (int)d);
    if (atomic_fetch_add(&ended, 1) == 0 && n > 140)
        assert(atomic_load(&found) == 0 || atomic_load(&found) != 11); //~ FAIL
    return 0;
}

int main(void)
{
    static unsigned low = 3, high = 8;
    pthread_t a, b;
    n = __VERIFIER_nondet_uint();
    if (n < 100 || n >= 144 || n % 2 == 0 || n % 3 == 0)
        return 0;
    pthread_create(&a, 0, search, &low);
    pthread_create(&b, 0, search, &high);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

//! what: two clerks take tickets from a counter of 16 bits that the input lets wrap onto the reserved number
//! find: assertion
//! order: needed
//! input: start = 65534
//! input: stride = 33
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

unsigned short __VERIFIER_nondet_ushort(void);

static _Atomic uint16_t next;
static uint16_t stride;
static _Atomic int reserved;

static void *clerk(void *arg)
{
    (void)arg;
    uint16_t mine = atomic_fetch_add(&next, stride);
    if (mine == 31)
        atomic_store(&reserved, 1);
    return 0;
}

static void *auditor(void *arg)
{
    (void)arg;
    if (atomic_load(&next) == 64 && atomic_load(&reserved) == 0)
        assert(atomic_load(&reserved) == 0); //~ FAIL
    return 0;
}

int main(void)
{
    pthread_t a, b, c;
    uint16_t start = __VERIFIER_nondet_ushort();
    stride = __VERIFIER_nondet_ushort();
    if (start < 65000 || stride > 100)
        return 0;
    next = start;
    pthread_create(&a, 0, clerk, 0);
    pthread_create(&b, 0, clerk, 0);
    pthread_create(&c, 0, auditor, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    pthread_join(c, 0);
    return 0;
}

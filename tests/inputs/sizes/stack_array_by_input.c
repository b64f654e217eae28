//! what: an array on the stack has as many elements as the input says; a thread that was started for one more writes behind it
//! find: stack-out-of-bounds
//! order: needed
//! input: n = 19
#include <pthread.h>
#include <stdatomic.h>

unsigned __VERIFIER_nondet_uint(void);

static atomic_int next;
static int *slots;

static void *take(void *arg)
{
    (void)arg;
    int at = atomic_load(&next);
    atomic_fetch_add(&next, 1);
    slots[at] = 1;
    return 0;
}

static void *last(void *arg)
{
    int n = *(int *)arg;
    int at = atomic_load(&next);
    if (at == n - 18)
        slots[at + 18] = 1; //~ FAIL
    return 0;
}

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    if (n < 18 || n > 50 || n % 19 != 0)
        return 0;
    int all[n], length = (int)n;
    pthread_t a, b;
    slots = all;
    pthread_create(&a, 0, take, 0);
    pthread_create(&b, 0, last, &length);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

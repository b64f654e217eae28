//! what: functions named __VERIFIER_atomic_*: each runs as a whole
//! options: --no-races
//! find: assertion
//! order: needed
//! input: key = 77777
#include <assert.h>
#include <pthread.h>

extern unsigned int __VERIFIER_nondet_uint(void);

unsigned x, y, key;

void __VERIFIER_atomic_store(unsigned value)
{
    x = value;
    y = value + 1;
}

void __VERIFIER_atomic_check(void)
{
    if (x == 77777)
        assert(y != 77778); //~ FAIL
}

void *writer(void *arg)
{
    __VERIFIER_atomic_store(key);
    __VERIFIER_atomic_store(0);
    return arg;
}

void *reader(void *arg)
{
    __VERIFIER_atomic_check();
    return arg;
}

int main(void)
{
    pthread_t a, b;
    key = __VERIFIER_nondet_uint();
    pthread_create(&a, 0, writer, 0);
    pthread_create(&b, 0, reader, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

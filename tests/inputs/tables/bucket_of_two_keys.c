//! what: two keys that fall into one bucket of a hash table: the second insertion loses the first
//! find: assertion
//! order: needed
//! input: a = 0xbeef
//! input: b = 0x9ff
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

unsigned short __VERIFIER_nondet_ushort(void);

static _Atomic uint16_t buckets[256];
static uint16_t keys[2];

static unsigned hash(uint16_t key)
{
    return (key * 40503u >> 8) & 0xff;
}

static void *insert(void *arg)
{
    uint16_t key = *(uint16_t *)arg;
    unsigned at = hash(key);
    while (atomic_load(&buckets[at]) != 0)
        at = (at + 1) & 0xff;
    atomic_store(&buckets[at], key);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    keys[0] = __VERIFIER_nondet_ushort();
    keys[1] = __VERIFIER_nondet_ushort();
    if (keys[0] != 0xbeef || keys[1] == keys[0] || keys[1] == 0 || (keys[1] & 0xff) != 0xff)
        return 0;
    pthread_create(&a, 0, insert, &keys[0]);
    pthread_create(&b, 0, insert, &keys[1]);
    pthread_join(a, 0);
    pthread_join(b, 0);
    unsigned at = hash(keys[0]);
    assert(buckets[at] == keys[0] || buckets[(at + 1) & 0xff] == keys[0]); //~ FAIL
    return 0;
}

//! what: a hash (djb2) of five letters selects one of 65536 shards, the shard that is being moved
//! find: assertion
//! order: needed
//! input: word = "shard"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

static atomic_int moving = -1;
static char word[5];

static int shard(const char *s, int n)
{
    uint32_t h = 5381;
    for (int i = 0; i < n; i++)
        h = h * 33 + (unsigned char)s[i];
    return (int)(h & 0xffff);
}

static void *move(void *arg)
{
    (void)arg;
    atomic_store(&moving, shard("shard", 5));
    atomic_store(&moving, -1);
    return 0;
}

static void *lookup(void *arg)
{
    (void)arg;
    for (int i = 0; i < 5; i++)
        if (word[i] < 'a' || word[i] > 'z')
            return 0;
    assert(shard(word, 5) != atomic_load(&moving)); //~ FAIL
    return 0;
}

int main(void)
{
    pthread_t a, b;
    unsnarl_symbolic(word, sizeof word, "word");
    pthread_create(&a, 0, move, 0);
    pthread_create(&b, 0, lookup, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

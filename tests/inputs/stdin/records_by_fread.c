//! what: two records of four bytes are processed by a thread each; both have the same key, and the second finds the slot half written
//! options: --symbolic-stdin 8
//! find: assertion
//! order: needed
//! input: stdin = "K7abK7cd"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

struct record {
    char key[2], value[2];
};

static struct record in[2];
static atomic_char slot[2];

static void *store(void *arg)
{
    struct record *r = arg;
    if (r->key[0] == 'K' && r->key[1] == '7') {
        atomic_store(&slot[0], r->value[0]);
        atomic_store(&slot[1], r->value[1]);
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    if (fread(in, sizeof in[0], 2, stdin) != 2)
        return 0;
    if (in[0].value[0] == in[1].value[0] || in[0].value[1] == in[1].value[1])
        return 0;
    pthread_create(&a, 0, store, &in[0]);
    pthread_create(&b, 0, store, &in[1]);
    pthread_join(a, 0);
    pthread_join(b, 0);
    int both = memcmp(in[0].key, "K7", 2) == 0 && memcmp(in[1].key, "K7", 2) == 0;
    char first = atomic_load(&slot[0]), second = atomic_load(&slot[1]);
    if (both)
        assert((first == in[0].value[0]) == (second == in[0].value[1])); //~ FAIL
    return 0;
}

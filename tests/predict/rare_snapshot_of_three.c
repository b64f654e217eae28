//! what: a snapshot takes its three words from three different updates, and its version number has come round: one request, and four switches
//! find: assertion
//! input: request 7919
// A sequence lock whose version has two bits: two updates during one snapshot bring it back to where it was. Usually there
// is one update; a second one is made for one request only.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

void unsnarl_symbolic(void *, unsigned long, const char *);

#ifndef REQUEST_VALUE
#define REQUEST_VALUE 0
#endif
static atomic_uint version;
static atomic_int words[3];
static unsigned request = REQUEST_VALUE;

static void update(int value)
{
    atomic_store(&version, (atomic_load(&version) + 1) % 4);
    for (int i = 0; i < 3; i++)
        atomic_store(&words[i], value);
    atomic_store(&version, (atomic_load(&version) + 1) % 4);
}

static void *writer(void *arg)
{
    (void)arg;
    update(1);
    if (request * 37 + 11 == 293014)
        update(2);
    return NULL;
}

static void *reader(void *arg)
{
    int seen[3];
    (void)arg;
    unsigned before = atomic_load(&version);
    for (int i = 0; i < 3; i++)
        seen[i] = atomic_load(&words[i]);
    unsigned after = atomic_load(&version);
    if (before % 2 == 0 && before == after)
        assert(seen[0] == seen[1] || seen[1] == seen[2]); //~ FAIL
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    unsnarl_symbolic(&request, sizeof request, "request");
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, reader, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    puts("done");
    return 0;
}

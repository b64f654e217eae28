//! what: two threads note a visit from the blocked address, which is known by its text
//! find: assertion
//! order: needed
//! input: address = 0x0100000a
#include <arpa/inet.h>
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

unsigned __VERIFIER_nondet_uint(void);

static atomic_int blocked, visits;

static void *visit(void *arg)
{
    (void)arg;
    int seen = atomic_load(&visits);
    if (atomic_load(&blocked))
        atomic_store(&visits, seen + 1);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    char text[INET_ADDRSTRLEN];
    unsigned address = __VERIFIER_nondet_uint();
    inet_ntop(AF_INET, &address, text, sizeof text);
    blocked = !strcmp(text, "10.0.0.1");
    pthread_create(&a, 0, visit, 0);
    pthread_create(&b, 0, visit, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(!atomic_load(&blocked) || atomic_load(&visits) == 2); //~ FAIL
    return 0;
}

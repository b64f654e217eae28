//! what: KLEE's names in a program with threads: a symbolic buffer, an assumption, and klee_assert's expansion
//! find: assertion
//! order: needed
//! input: request = "PUT\x21"
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

void klee_make_symbolic(void *at, size_t size, const char *name);
void klee_assume(uintptr_t condition);
#define klee_assert(expr) ((expr) ? (void)(0) : __assert_fail(#expr, __FILE__, __LINE__, __func__))

static char request[4];
static atomic_int writers, readers;

static void *serve(void *arg)
{
    (void)arg;
    if (memcmp(request, "PUT", 3) == 0) {
        atomic_fetch_add(&writers, 1);
        klee_assert(atomic_load(&readers) == 0 || request[3] != '!'); //~ FAIL
        atomic_fetch_sub(&writers, 1);
    }
    return 0;
}

static void *scan(void *arg)
{
    (void)arg;
    atomic_fetch_add(&readers, 1);
    atomic_fetch_sub(&readers, 1);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    klee_make_symbolic(request, sizeof request, "request");
    klee_assume(request[3] > 0x20);
    pthread_create(&a, 0, scan, 0);
    pthread_create(&b, 0, serve, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

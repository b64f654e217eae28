//! what: a file name is printed from the input and a shared counter; both threads print the same name
//! find: assertion
//! order: needed
//! input: prefix = 0x5a5a
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

unsigned short __VERIFIER_nondet_ushort(void);

static atomic_int counter;
static unsigned prefix;
static char names[2][16];

static void *make(void *arg)
{
    char *name = arg;
    int n = atomic_load(&counter);
    atomic_store(&counter, n + 1);
    snprintf(name, 16, "%c%c-%04d", prefix >> 8, prefix & 0xff, n);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    prefix = __VERIFIER_nondet_ushort();
    pthread_create(&a, 0, make, names[0]);
    pthread_create(&b, 0, make, names[1]);
    pthread_join(a, 0);
    pthread_join(b, 0);
    if (strncmp(names[0], "ZZ", 2) == 0)
        assert(strcmp(names[0], names[1]) != 0); //~ FAIL
    return 0;
}

//! what: what another thread does after an assumption failed it could have done before
//! cflags: -pthread
//! outcomes: 1
//! runs: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#include <assert.h>

void __VERIFIER_assume(int);

static void *assume(void *arg)
{
    __VERIFIER_assume(0);
    return arg;
}

static void *fail(void *arg)
{
    assert(arg != NULL);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, assume, NULL);
    pthread_create(&b, NULL, fail, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

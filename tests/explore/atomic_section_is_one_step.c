//! what: what is between __VERIFIER_atomic_begin and __VERIFIER_atomic_end nobody sees the half of, with or without a section of its own
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static atomic_int x, y;

static void *both(void *arg)
{
    __VERIFIER_atomic_begin();
    x = 1;
    y = x + 1;
    x = y;
    __VERIFIER_atomic_end();
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, both, NULL);
    int a = x;
    pthread_join(t, NULL);
    printf("%d %d %d\n", a, x, y);
    return 0;
}

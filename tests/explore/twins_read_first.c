//! what: of twins that read first, one reads before the other
//! cflags: -pthread
//! outcomes: 2
//! runs: 3
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int x;
static atomic_int failed;

static void *add(void *arg)
{
    int seen = atomic_load(&x);
    if (!atomic_compare_exchange_strong(&x, &seen, seen + 1))
        atomic_fetch_add(&failed, 1);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, add, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d %d\n", x, failed);
    return 0;
}

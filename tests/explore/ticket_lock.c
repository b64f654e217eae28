//! what: rounds of waiting for a ticket are no runs of their own
//! cflags: -pthread
//! outcomes: 6
//! runs: 6
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int next, serving;
static int order;

static void *work(void *arg)
{
    int mine = atomic_fetch_add(&next, 1);
    while (atomic_load(&serving) != mine) {
    }
    order = order * 4 + (int)(long)arg;
    atomic_store(&serving, mine + 1);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, work, (void *)(i + 1L));
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", order);
    return 0;
}

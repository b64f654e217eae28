//! what: a compare and exchange in vain is no run of its own, however many registers it needs
//! cflags: -pthread
//! outcomes: 6
//! runs: 6
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int lock;
static int order;

static void *work(void *arg)
{
    int expected = 0;
    while (!atomic_compare_exchange_strong(&lock, &expected, 1))
        expected = 0;
    order = order * 4 + (int)(long)arg;
    atomic_store(&lock, 0);
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

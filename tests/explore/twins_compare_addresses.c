//! what: the order of addresses tells twins apart
//! cflags: -pthread
//! outcomes: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static _Atomic(int *) first;
static atomic_int lower;

static void *work(void *arg)
{
    int own = 0;
    int *none = NULL;
    if (!atomic_compare_exchange_strong(&first, &none, &own))
        atomic_store(&lower, none < &own ? 1 : 2);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", lower);
    return 0;
}

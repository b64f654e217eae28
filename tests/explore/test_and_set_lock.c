//! what: a test and set in vain is no run of its own
//! cflags: -pthread
//! outcomes: 6
//! runs: 6
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_flag lock = ATOMIC_FLAG_INIT;
static int order;

static void *work(void *arg)
{
    while (atomic_flag_test_and_set(&lock)) {
    }
    order = order * 4 + (int)(long)arg;
    atomic_flag_clear(&lock);
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

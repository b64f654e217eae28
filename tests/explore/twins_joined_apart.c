//! what: who joins one twin first and looks then can tell them apart
//! cflags: -pthread
//! outcomes: 3
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int n, first_done, second_done;

static void *work(void *arg)
{
    if (atomic_fetch_add(&n, 1) == 0)
        atomic_store(&first_done, 1);
    else
        atomic_store(&second_done, 1);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    printf("%d%d\n", first_done, second_done);
    pthread_join(b, NULL);
    return 0;
}

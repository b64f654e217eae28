//! what: threads that nobody can tell apart need not be tried in every order
//! cflags: -pthread
//! outcomes: 1
//! runs: 1
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int n;

static void *add(void *arg)
{
    atomic_fetch_add(&n, 1);
    return arg;
}

int main(void)
{
    pthread_t t[5];
    for (int i = 0; i < 5; i++)
        pthread_create(&t[i], NULL, add, NULL);
    for (int i = 0; i < 5; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", n);
    return 0;
}

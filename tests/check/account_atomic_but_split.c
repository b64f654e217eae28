//! what: a balance is atomic, but the update is a load and a store apart
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int balance = 100;

static void *withdraw(void *arg)
{
    int amount = *(int *)arg;
#ifdef FIXED
    atomic_fetch_sub(&balance, amount);
#else
    int before = atomic_load(&balance);
    atomic_store(&balance, before - amount);
#endif
    return NULL;
}

int main(void)
{
    pthread_t rent, food;
    int large = 60, small = 10;
    pthread_create(&rent, NULL, withdraw, &large);
    pthread_create(&food, NULL, withdraw, &small);
    pthread_join(rent, NULL);
    pthread_join(food, NULL);
    assert(balance == 30); //~ FAIL
    puts("done");
    return 0;
}

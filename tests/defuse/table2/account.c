//! what: an account whose withdrawal is announced in one critical section and done in the next: somebody who looks between them finds too much
//! row: account_bug
//! fails: assertion
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int begun = 100, paid_in = 70, paid_out = 50;
static int balance = 100;
static int deposited, withdrawn;

static void *deposit(void *arg)
{
    pthread_mutex_lock(&lock);
    balance = balance + paid_in;
    deposited = 1;
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *withdraw(void *arg)
{
    pthread_mutex_lock(&lock);
    withdrawn = 1;
#ifndef FIXED
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
#endif
    balance = balance - paid_out;
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *check(void *arg)
{
    pthread_mutex_lock(&lock);
    if (deposited && withdrawn)
        assert(balance == begun + paid_in - paid_out); //~ FAIL
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, check, NULL);
    pthread_create(&threads[1], NULL, deposit, NULL);
    pthread_create(&threads[2], NULL, withdraw, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    printf("%d\n", balance);
    return 0;
}

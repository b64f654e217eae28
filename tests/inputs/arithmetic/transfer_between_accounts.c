//! what: the check of the balance and the transfer are two sections; the amount must be just enough for one of two transfers
//! find: assertion
//! order: needed
//! input: amount = 730
//! input: fee = 19
#include <assert.h>
#include <pthread.h>

int __VERIFIER_nondet_int(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int balance = 1000, amount, fee;

static void *transfer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int enough = balance >= amount + fee;
    pthread_mutex_unlock(&lock);
    if (!enough)
        return 0;
    pthread_mutex_lock(&lock);
    balance -= amount + fee;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    amount = __VERIFIER_nondet_int();
    fee = __VERIFIER_nondet_int();
    if (amount <= 0 || amount > 2000 || fee < 0 || amount / 38 != fee)
        return 0;
    pthread_create(&a, 0, transfer, 0);
    pthread_create(&b, 0, transfer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(balance != 1000 - 2 * 749); //~ FAIL
    return 0;
}

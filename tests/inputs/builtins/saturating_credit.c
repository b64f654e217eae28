//! what: credit is added with a check for overflow; the thread that overflows gives up after it has taken the goods
//! find: assertion
//! order: needed
//! input: credit = 2147483640
#include <assert.h>
#include <pthread.h>

int __VERIFIER_nondet_int(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int credit, taken, paid;

static void *buy(void *arg)
{
    int price = *(int *)arg, sum;
    pthread_mutex_lock(&lock);
    taken++;
    int overflows = __builtin_sadd_overflow(credit, price, &sum);
    if (!overflows)
        credit = sum;
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    if (!overflows)
        paid++;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    static int five = 5, three = 3;
    pthread_t a, b;
    credit = __VERIFIER_nondet_int();
    if (credit <= 0)
        return 0;
    pthread_create(&a, 0, buy, &three);
    pthread_create(&b, 0, buy, &five);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(!(taken == 2 && paid == 1 && credit == 2147483645)); //~ FAIL
    return 0;
}

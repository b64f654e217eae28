//! what: two threads add their share to an average; the order of additions shows where 1 is half of the last place
//! find: assertion
//! order: needed
//! input: big = 9007199254740992.0
#include <assert.h>
#include <pthread.h>

double __VERIFIER_nondet_double(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static double total, share[2];

static void *add(void *arg)
{
    pthread_mutex_lock(&lock);
    total += *(double *)arg;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    total = 1.0;
    share[0] = __VERIFIER_nondet_double();
    share[1] = -share[0];
    if (!(share[0] >= 1e15 && share[0] <= 9007199254740992.0))
        return 0;
    pthread_create(&a, 0, add, &share[0]);
    pthread_create(&b, 0, add, &share[1]);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(total == 1.0); //~ FAIL
    return 0;
}

//! what: two sides, one of each thread; the root of the sum of their squares is 5 only when both are there
//! find: assertion
//! order: needed
//! input: x = 3.0f
//! input: y = 4.0f
#include <assert.h>
#include <math.h>
#include <pthread.h>

float __VERIFIER_nondet_float(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static float side[2], given[2];

static void *set(void *arg)
{
    int i = *(int *)arg;
    pthread_mutex_lock(&lock);
    side[i] = given[i];
    float length = sqrtf(side[0] * side[0] + side[1] * side[1]);
    pthread_mutex_unlock(&lock);
    if (i == 0)
        assert(!(length == 5.0f && given[0] == 3.0f)); //~ FAIL
    return 0;
}

int main(void)
{
    static int zero = 0, one = 1;
    pthread_t a, b;
    given[0] = __VERIFIER_nondet_float();
    given[1] = __VERIFIER_nondet_float();
    if (!(given[0] > 2 && given[0] < 6 && given[1] > 2 && given[1] < 6))
        return 0;
    pthread_create(&a, 0, set, &zero);
    pthread_create(&b, 0, set, &one);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

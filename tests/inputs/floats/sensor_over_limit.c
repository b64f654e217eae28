//! what: a sensor's value is scaled by one thread while the other compares it; unscaled it is over the limit
//! find: assertion
//! order: needed
//! input: raw = 1023.5f
#include <assert.h>
#include <pthread.h>

float __VERIFIER_nondet_float(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static float value;

static void *scale(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    value = value * 0.125f;
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *compare(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    assert(!(value > 1023.25f && value < 1023.75f)); //~ FAIL
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    value = __VERIFIER_nondet_float();
    if (!(value >= 0.0f && value < 1024.0f))
        return 0;
    pthread_create(&a, 0, scale, 0);
    pthread_create(&b, 0, compare, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

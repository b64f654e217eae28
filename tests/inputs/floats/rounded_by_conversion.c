//! what: a long is kept as a double; a large odd one comes back even, and the other thread notices
//! find: assertion
//! order: needed
//! input: n = 9007199254740993
#include <assert.h>
#include <pthread.h>

long __VERIFIER_nondet_long(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long exact;
static double kept;
static int done;

static void *keep(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    kept = (double)exact;
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    done = 1;
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *compare(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (kept != 0 && !done)
        assert((long)kept == exact); //~ FAIL
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    exact = __VERIFIER_nondet_long();
    if (exact < 0 || exact > 9007199254740993)
        return 0;
    pthread_create(&a, 0, keep, 0);
    pthread_create(&b, 0, compare, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

//! what: two threads fill the two parts of a buffer, whose border is an input; one too many and they overlap
//! find: assertion
//! order: needed
//! input: border = 21
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

unsigned __VERIFIER_nondet_uint(void);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char buffer[32];
static unsigned border;

static void *left(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    memset(buffer, 'l', border);
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *right(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    memset(buffer + 20, 'r', 12);
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    border = __VERIFIER_nondet_uint();
    if (border > 21)
        return 0;
    pthread_create(&a, 0, left, 0);
    pthread_create(&b, 0, right, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(buffer[20] == 'r'); //~ FAIL
    return 0;
}

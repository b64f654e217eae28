//! what: main looks at the sum when both threads have ended: with a lost update it depends on the schedule, the locked one does not
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int plain, locked;

static void work(void)
{
    int seen = plain;
    plain = seen + 1;
    pthread_mutex_lock(&lock);
    locked++;
    pthread_mutex_unlock(&lock);
}

static void *first(void *arg)
{
    (void)arg;
    work();
    return NULL;
}

static void *second(void *arg)
{
    (void)arg;
    work();
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(locked == 2); //~ NOT
    assert(plain == 2); //~ BRANCH if failing
    return 0;
}

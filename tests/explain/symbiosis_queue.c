//! what: the running example of Symbiosis (its figure 2): a scanner tests the queue and takes from it in two sections
//! cflags: -pthread
//! explains: assertion
//! core: 2
//! flows: 1
//! repair: atomic
//! sizes: 0 10 100
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int filled;

/* Work that has nothing to do with it: runs of the length that real programs have. */
#ifndef N
#define N 0
#endif
static pthread_mutex_t result_lock = PTHREAD_MUTEX_INITIALIZER;
static int scanned;

static void scan(void)
{
    for (int i = 0; i < N; i++) {
        pthread_mutex_lock(&result_lock);
        scanned++;
        pthread_mutex_unlock(&result_lock);
    }
}

static void put(void)
{
    pthread_mutex_lock(&lock);
    filled++; //~ GOOD
    pthread_mutex_unlock(&lock);
}

static void *get(void *arg)
{
    scan();
    pthread_mutex_lock(&lock); //~ FROM
    if (filled <= 0) {
        pthread_mutex_unlock(&lock);
        return arg;
    }
#ifndef FIXED
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
#endif
    assert(filled > 0); //~ READ TO
    filled--; //~ BAD
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    put();
    pthread_create(&t[0], 0, get, 0);
    pthread_create(&t[1], 0, get, 0);
    pthread_join(t[0], 0);
    pthread_join(t[1], 0);
    return 0;
}

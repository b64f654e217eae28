//! what: retries and a backoff in milliseconds; their product is the timeout that the watchdog takes too early
//! options: --symbolic-stdin 14
//! find: assertion
//! order: needed
//! input: stdin = "retry 3x250ms\n"
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int retries, backoff, timeout = 1000, armed;

static void *watchdog(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (!armed)
        pthread_cond_wait(&changed, &lock);
    assert(timeout != 750 || armed == 2); //~ FAIL
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *arm(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    timeout = retries * backoff;
    armed = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    armed = 2;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    if (scanf("retry %dx%dms", &retries, &backoff) != 2 || retries <= 0 || backoff <= 0 || retries > 9)
        return 0;
    pthread_create(&a, 0, watchdog, 0);
    pthread_create(&b, 0, arm, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}

//! what: hits and misses are atomic each, but their sum is compared with a total that lags behind
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int lookups, hits;

static void *lookup(void *arg)
{
    (void)arg;
#ifdef FIXED
    lookups++;
    hits++;
#else
    hits++;
    lookups++;
#endif
    return NULL;
}

static void *report(void *arg)
{
    (void)arg;
    int seen_hits = hits;
    int seen_lookups = lookups;
    assert(seen_hits <= seen_lookups); //~ FAIL
    return NULL;
}

int main(void)
{
    pthread_t user, reporter;
    pthread_create(&user, NULL, lookup, NULL);
    pthread_create(&reporter, NULL, report, NULL);
    pthread_join(user, NULL);
    pthread_join(reporter, NULL);
    puts("done");
    return 0;
}

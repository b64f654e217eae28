//! what: a counter of two halves is changed under a lock and read without it, by a function that the one who changes it calls, too: the lock that is there has to be tried as a lock
//! cflags: -pthread
//! explains: assertion
//! repair: atomic
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint32_t low = 900, high;

static uint64_t get(void)
{
    uint64_t result = (uint64_t)high * 1000; //~ FROM
    return result + low;                     //~ TO
}

static void *sender(void *arg)
{
    (void)arg;
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&lock);
        uint64_t now = get() + 60;
        low = now % 1000;
        high = now / 1000;
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

static void *monitor(void *arg)
{
    (void)arg;
    uint64_t first = get();
    assert(get() >= first);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, sender, NULL);
    pthread_create(&b, NULL, monitor, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

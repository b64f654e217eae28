//! what: a reader that comes too early fails in the first run; that it can fail later, too, shows only if main waits with its end for the reader
//! find: assertion
//! options: --keep-going
#include <assert.h>
#include <pthread.h>

static int limit, used;

static void *reader(void *arg)
{
    (void)arg;
    assert(limit > 0);
    assert(used == 0); //~ FAIL
    return NULL;
}

static void *writer(void *arg)
{
    (void)arg;
    used = 1;
    limit = 4;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, reader, NULL);
    pthread_create(&b, NULL, writer, NULL);
    pthread_join(b, NULL);
    return 0;
}

//! what: a thread always fails behind its write, and another one fails if it comes before that: it gets further only while the first stands before its failure
//! find: assertion
//! options: --keep-going
#include <assert.h>
#include <pthread.h>

static int table[2] = {1, 1};
static int chosen = 3, seen;

static void *chooser(void *arg)
{
    (void)arg;
    seen = 1;
    table[chosen] = 0;
    return NULL;
}

static void *reader(void *arg)
{
    (void)arg;
    assert(seen == 1);
    assert(seen == 0); //~ FAIL
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, chooser, NULL);
    pthread_create(&b, NULL, reader, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}

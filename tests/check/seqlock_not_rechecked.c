//! what: a reader of a sequence lock does not look at the sequence again after its reads
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_uint sequence;
static atomic_int x = 1, y = 1;

static void *writer(void *arg)
{
    (void)arg;
    sequence++;
    x = 2;
    y = 2;
    sequence++;
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    unsigned before = sequence;
    int left = x, right = y;
    int is_whole = before % 2 == 0;
#ifdef FIXED
    if (sequence != before)
        is_whole = 0;
#endif
    if (is_whole)
        assert(left == right); //~ FAIL
    pthread_join(t, NULL);
    puts("done");
    return 0;
}

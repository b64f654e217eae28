//! what: a loader counts words for long, and announces its result before it is whole
//! cflags: -pthread
//! explains: assertion
//! sizes: 20 200 1500
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define BUCKETS 3
#ifndef N
#define N 8
#endif

/* What all of them do most of the time: count words, each under the lock of its bucket. */
static pthread_mutex_t bucket_locks[BUCKETS] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
                                                PTHREAD_MUTEX_INITIALIZER};
static int words[BUCKETS];

static void count_words(int seed)
{
    for (int i = 0; i < N; i++) {
        int b = (seed * 7 + i * 3) % BUCKETS;
        pthread_mutex_lock(&bucket_locks[b]);
        words[b]++;
        pthread_mutex_unlock(&bucket_locks[b]);
    }
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int is_loaded, total;

static void set(int *what, int value)
{
    pthread_mutex_lock(&lock);
    *what = value; //~ CAUSE
    pthread_mutex_unlock(&lock);
}

static int get(int *what)
{
    pthread_mutex_lock(&lock);
    int value = *what; //~ CAUSE
    pthread_mutex_unlock(&lock);
    return value;
}

static void *loader(void *arg)
{
    (void)arg;
    count_words(1);
#ifdef FIXED
    set(&total, 42);
    set(&is_loaded, 1);
#else
    set(&is_loaded, 1);
    set(&total, 42);
#endif
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, loader, NULL);
    count_words(2);
    if (get(&is_loaded)) {
        int seen = get(&total);
        assert(seen == 42); //~ FAIL
    }
    pthread_join(t, NULL);
    printf("%d words\n", words[0] + words[1] + words[2]);
    return 0;
}

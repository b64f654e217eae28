//! what: two clerks count words for long, then take two ledgers in different orders
//! cflags: -pthread
//! explains: deadlock
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

static pthread_mutex_t sales = PTHREAD_MUTEX_INITIALIZER, stock = PTHREAD_MUTEX_INITIALIZER;
static int sold, stored = 9;

static void *seller(void *arg)
{
    (void)arg;
    count_words(1);
    pthread_mutex_lock(&sales); //~ CAUSE
    pthread_mutex_lock(&stock); //~ CAUSE FAIL
    sold++;
    stored--;
    pthread_mutex_unlock(&stock);
    pthread_mutex_unlock(&sales);
    return NULL;
}

static void *auditor(void *arg)
{
    (void)arg;
    count_words(2);
#ifdef FIXED
    pthread_mutex_lock(&sales);
    pthread_mutex_lock(&stock);
#else
    pthread_mutex_lock(&stock); //~ CAUSE
    pthread_mutex_lock(&sales); //~ CAUSE FAIL
#endif
    assert(sold + stored == 9);
    pthread_mutex_unlock(&sales);
    pthread_mutex_unlock(&stock);
    return NULL;
}

int main(void)
{
    pthread_t s, a;
    pthread_create(&s, NULL, seller, NULL);
    pthread_create(&a, NULL, auditor, NULL);
    pthread_join(s, NULL); //~ FAIL
    pthread_join(a, NULL); //~ FAIL
    printf("%d words, %d sold\n", words[0] + words[1] + words[2], sold);
    return 0;
}

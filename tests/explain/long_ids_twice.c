//! what: three scanners count words for long, then take an id each in two sections of one lock
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
#define THREADS 3

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

static pthread_mutex_t id_lock = PTHREAD_MUTEX_INITIALIZER;
static int next_id;

static int take_id(void)
{
    pthread_mutex_lock(&id_lock);
    int id = next_id; //~ CAUSE
#ifndef FIXED
    pthread_mutex_unlock(&id_lock);
    pthread_mutex_lock(&id_lock);
#endif
    next_id = id + 1; //~ CAUSE
    pthread_mutex_unlock(&id_lock);
    return id;
}

static void *worker(void *arg)
{
    count_words(*(int *)arg);
    take_id();
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];
    int ids[THREADS];
    for (int i = 0; i < THREADS; i++) {
        ids[i] = i;
        pthread_create(&t[i], NULL, worker, &ids[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    assert(next_id == THREADS); //~ FAIL
    printf("%d words\n", words[0] + words[1] + words[2]);
    return 0;
}

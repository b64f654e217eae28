//! what: a worker counts words for long and then says so without the lock: main may just be about to wait
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

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t done = PTHREAD_COND_INITIALIZER;
static _Atomic int is_done;

static void *worker(void *arg)
{
    (void)arg;
    count_words(1);
#ifdef FIXED
    pthread_mutex_lock(&lock);
#endif
    is_done = 1; //~ CAUSE
    pthread_cond_signal(&done); //~ CAUSE
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    count_words(2);
    pthread_mutex_lock(&lock);
    while (!is_done) //~ CAUSE
        pthread_cond_wait(&done, &lock); //~ CAUSE FAIL
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    printf("%d words\n", words[0] + words[1] + words[2]);
    return 0;
}

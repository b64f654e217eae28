//! what: workers count words for long; whether there is a job left is asked in one section, and it is taken in another
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

static pthread_mutex_t job_lock = PTHREAD_MUTEX_INITIALIZER;
static int jobs = THREADS - 1;

static int jobs_left(void)
{
    pthread_mutex_lock(&job_lock);
    int left = jobs; //~ CAUSE
    pthread_mutex_unlock(&job_lock);
    return left;
}

static void *worker(void *arg)
{
    count_words(*(int *)arg);
#ifdef FIXED
    pthread_mutex_lock(&job_lock);
    if (jobs > 0)
        jobs--;
    pthread_mutex_unlock(&job_lock);
#else
    if (jobs_left() > 0) {
        pthread_mutex_lock(&job_lock);
        jobs--; //~ CAUSE
        pthread_mutex_unlock(&job_lock);
    }
#endif
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
    assert(jobs >= 0); //~ FAIL
    (void)jobs_left;
    printf("%d words\n", words[0] + words[1] + words[2]);
    return 0;
}

//! what: a reader keeps a page that the evictor frees, after both have counted words for long
//! cflags: -pthread
//! explains: use-after-free
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

struct page {
    int length;
};

static pthread_mutex_t page_lock = PTHREAD_MUTEX_INITIALIZER;
static struct page *page;

static void *reader(void *arg)
{
    (void)arg;
    count_words(1);
    pthread_mutex_lock(&page_lock);
    struct page *mine = page; //~ CAUSE
#ifndef FIXED
    pthread_mutex_unlock(&page_lock);
#endif
    int length = mine ? mine->length : 0; //~ CAUSE FAIL
#ifdef FIXED
    pthread_mutex_unlock(&page_lock);
#endif
    return length > 99 ? arg : NULL;
}

static void *evictor(void *arg)
{
    (void)arg;
    count_words(2);
    pthread_mutex_lock(&page_lock);
    free(page); //~ CAUSE
    page = NULL; //~ CAUSE
    pthread_mutex_unlock(&page_lock);
    return NULL;
}

int main(void)
{
    pthread_t r, e;
    page = calloc(1, sizeof *page);
    pthread_create(&r, NULL, reader, NULL);
    pthread_create(&e, NULL, evictor, NULL);
    pthread_join(r, NULL);
    pthread_join(e, NULL);
    printf("%d words\n", words[0] + words[1] + words[2]);
    return 0;
}

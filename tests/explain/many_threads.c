//! what: eight workers and main, all under locks; two of them take the last job, which was tested and taken in two sections
//! cflags: -pthread
//! explains: assertion
//! sizes: 10 50
//! flows: 1
//! repair: atomic
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

#ifndef THREADS
#define THREADS 8
#endif
#ifndef N
#define N 10
#endif

static pthread_mutex_t job_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t locks[4] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
                                   PTHREAD_MUTEX_INITIALIZER};
static int left = THREADS - 1, counts[4], taken[THREADS];

static void *worker(void *arg)
{
    int me = *(int *)arg;
    for (int i = 0; i < N; i++) {
        int c = (me + i) % 4;
        pthread_mutex_lock(&locks[c]);
        counts[c] += 1;
        pthread_mutex_unlock(&locks[c]);
    }
    int any;
    pthread_mutex_lock(&job_lock);
    any = left > 0;
#ifndef FIXED
    pthread_mutex_unlock(&job_lock);
    pthread_mutex_lock(&job_lock);
#endif
    if (any) {
        left--;
        assert(left >= 0); //~ FAIL
        taken[me] = 1;
    }
    pthread_mutex_unlock(&job_lock);
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];
    int ids[THREADS], total = 0;
    for (int i = 0; i < THREADS; i++) {
        ids[i] = i;
        pthread_create(&t[i], NULL, worker, &ids[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < THREADS; i++)
        total += taken[i];
    assert(total <= THREADS - 1);
    printf("%d\n", counts[0] + counts[1] + counts[2] + counts[3]);
    return 0;
}

//! what: a worker that sees the stop flag leaves, though jobs are still queued
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int jobs, done, is_stopping;

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    for (;;) {
        while (jobs == 0 && !is_stopping)
            pthread_cond_wait(&changed, &lock);
#ifdef FIXED
        if (jobs == 0)
#else
        if (is_stopping)
#endif
            break;
        jobs--;
        done++;
    }
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void submit(void)
{
    pthread_mutex_lock(&lock);
    jobs++;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
}

static void stop(void)
{
    pthread_mutex_lock(&lock);
    is_stopping = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    submit();
    stop();
    pthread_join(t, NULL);
    assert(done == 1); //~ FAIL
    puts("done");
    return 0;
}

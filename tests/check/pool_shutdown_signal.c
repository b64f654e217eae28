//! what: a thread pool's shutdown wakes one worker only
//! cflags: -pthread
//! find: deadlock
//! proves: yes
#include <pthread.h>
#include <stdio.h>

#define WORKERS 2

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int is_stopping;

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (!is_stopping)
        pthread_cond_wait(&changed, &lock); //~ FAIL
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t pool[WORKERS];
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&pool[i], NULL, worker, NULL);
    pthread_mutex_lock(&lock);
    is_stopping = 1;
#ifdef FIXED
    pthread_cond_broadcast(&changed);
#else
    pthread_cond_signal(&changed);
#endif
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(pool[i], NULL); //~ FAIL
    puts("done");
    return 0;
}

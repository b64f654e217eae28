//! what: a watchdog unlocks on behalf of a worker that it believes to be stuck
//! cflags: -pthread
//! find: lock-misuse
//! proves: yes
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int is_busy, alarms;

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    is_busy = 1;
    is_busy = 0;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *watchdog(void *arg)
{
    (void)arg;
    if (is_busy) {
#ifndef FIXED
        pthread_mutex_unlock(&lock); //~ FAIL
#endif
        alarms++;
    }
    return NULL;
}

int main(void)
{
    pthread_t w, d;
    pthread_create(&w, NULL, worker, NULL);
    pthread_create(&d, NULL, watchdog, NULL);
    pthread_join(w, NULL);
    pthread_join(d, NULL);
    puts("done");
    return 0;
}

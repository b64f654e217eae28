//! what: a log is closed and opened again in two critical sections, and a record in between is dropped
//! cflags: -pthread
//! find: assertion
//! proves: yes
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int is_open = 1, records;

static void *rotate(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    is_open = 0;
#ifndef FIXED
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
#endif
    is_open = 1;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *commit(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    if (is_open)
        records++;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t rotator, client;
    pthread_create(&rotator, NULL, rotate, NULL);
    pthread_create(&client, NULL, commit, NULL);
    pthread_join(rotator, NULL);
    pthread_join(client, NULL);
    assert(records == 1); //~ FAIL
    puts("done");
    return 0;
}

//! what: an index is computed, then the array is replaced by a smaller one, then the index is used
//! cflags: -pthread
//! find: heap-out-of-bounds
//! proves: yes
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int *samples;
static int count = 4;

static void *shrink(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    free(samples);
    count = 1;
    samples = calloc(1, sizeof *samples);
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *touch_last(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    int last = count - 1;
#ifndef FIXED
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
#endif
    samples[last] = 1; //~ FAIL
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t shrinker, user;
    samples = calloc(4, sizeof *samples);
    pthread_create(&shrinker, NULL, shrink, NULL);
    pthread_create(&user, NULL, touch_last, NULL);
    pthread_join(shrinker, NULL);
    pthread_join(user, NULL);
    free(samples);
    puts("done");
    return 0;
}

//! what: a producer hands over 1, 2, 3, the consumer adds them up and says that it is ready before the last one is added
//! row: arithmetic_bug
//! fails: assertion
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

#define ITEMS 3

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t empty = PTHREAD_COND_INITIALIZER, full = PTHREAD_COND_INITIALIZER;
static int there, item;
static long total;
static int ready;

static void *producer(void *arg)
{
    for (int i = 1; i <= ITEMS; i++) {
        pthread_mutex_lock(&lock);
        while (there > 0)
            pthread_cond_wait(&empty, &lock);
        item = i;
        there++;
        pthread_mutex_unlock(&lock);
        pthread_cond_signal(&full);
    }
    return arg;
}

static void *consumer(void *arg)
{
    for (int i = 1; i <= ITEMS; i++) {
        pthread_mutex_lock(&lock);
        while (there == 0)
            pthread_cond_wait(&full, &lock);
        int got = item;
        there--;
        if (i == ITEMS)
            ready = 1;
#ifndef FIXED
        pthread_mutex_unlock(&lock);
        pthread_cond_signal(&empty);
        pthread_mutex_lock(&lock);
#endif
        total = total + got;
        pthread_mutex_unlock(&lock);
#ifdef FIXED
        pthread_cond_signal(&empty);
#endif
    }
    return arg;
}

static void *reader(void *arg)
{
    pthread_mutex_lock(&lock);
    if (ready)
        assert(total == ITEMS * (ITEMS + 1) / 2); //~ FAIL
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, reader, NULL);
    pthread_create(&threads[1], NULL, producer, NULL);
    pthread_create(&threads[2], NULL, consumer, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    printf("%ld\n", total);
    return 0;
}

//! what: the compressor's queue is freed when the producer is done, while the consumer still uses it
//! cflags: -pthread
//! find: use-after-free
//! race: yes
//! proves: yes
//! explains: use-after-free
//! flows: 1
//! repair: order
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct queue {
    int blocks[2];
    int count;
    int compressed;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *producer(void *arg)
{
    struct queue *q = arg;
    pthread_mutex_lock(&lock);
    q->blocks[q->count] = 9;
    q->count++; //~ GOOD
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *consumer(void *arg)
{
    struct queue *q = arg;
    pthread_mutex_lock(&lock);
    if (q->count > 0) {            //~ FAIL RACE READ
        q->count--;                //~ FAIL RACE
        q->compressed++;           //~ FAIL RACE
    }
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t p, c;
    struct queue *q = calloc(1, sizeof *q);
    pthread_create(&p, NULL, producer, q);
    pthread_create(&c, NULL, consumer, q);
    pthread_join(p, NULL);
#ifdef FIXED
    pthread_join(c, NULL);
#endif
    int compressed = q->compressed; //~ RACE
    free(q);                        //~ RACE BAD
#ifndef FIXED
    pthread_join(c, NULL);
#endif
    puts(compressed <= 1 ? "done" : "too many");
    return 0;
}

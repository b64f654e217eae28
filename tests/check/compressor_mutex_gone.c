//! what: main takes the queue's mutex away before the consumer has locked it for the last time
//! cflags: -pthread
//! find: null-access
//! race: yes
//! proves: yes
#include <pthread.h>
#include <stdio.h>

struct queue {
    pthread_mutex_t *mutex;
    int filled;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct queue queue = {&mutex, 1};

static void *consumer(void *arg)
{
    (void)arg;
    pthread_mutex_t *m = queue.mutex; //~ RACE
    pthread_mutex_lock(m);            //~ FAIL
    queue.filled = 0;
    pthread_mutex_unlock(m);
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, consumer, NULL);
#ifdef FIXED
    pthread_join(t, NULL);
#endif
    queue.mutex = NULL; //~ RACE
#ifndef FIXED
    pthread_join(t, NULL);
#endif
    puts("done");
    return 0;
}
